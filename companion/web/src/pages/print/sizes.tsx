// The settings of the print page that few people need: label sheets, sizes, ink, the wheel's middle, the players.
import { t } from "../../words/words.ts";
import { Choice } from "../page.tsx";
import { Field, Millimeters } from "./field.tsx";
import type { PrintForm, problems } from "./order.ts";

interface SizesProps {
  form: PrintForm;
  problem: ReturnType<typeof problems>;
  stock: string;
  stocks: string[];
  hasWheel: boolean;
  onStock: (stock: string) => void;
  onChange: (some: Partial<PrintForm>) => void;
}

export function Sizes({ form, problem, stock, stocks, hasWheel, onStock, onChange }: SizesProps) {
  return (
    <details class="panel">
      <summary>
        <h2>{t("print.more")}</h2>
      </summary>
      <div class="print-how">
        <label class="field">
          {t("print.stock")}
          <select class="input" value={stock} onChange={(e) => onStock(e.currentTarget.value)}>
            <option value="">{t("print.plain")}</option>
            {stocks.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {stock && (
          <Field label={t("print.used")} note={t("print.usedhow")} problem={problem.used}>
            {(marks) => (
              <input
                {...marks}
                class="input number"
                inputMode="numeric"
                placeholder="0"
                value={form.used}
                onInput={(e) => onChange({ used: e.currentTarget.value })}
              />
            )}
          </Field>
        )}
        <Field label={t("print.card")} note={t("print.cardhow")} problem={problem.card}>
          {(marks) => (
            <span class="row">
              <Millimeters {...marks} value={form.width} onChange={(width) => onChange({ width })} /> ×
              <Millimeters
                aria-label={t("print.height")}
                value={form.height}
                onChange={(height) => onChange({ height })}
              />{" "}
              mm
            </span>
          )}
        </Field>
        <Field label={t("print.tag")} note={t("print.taghow")} problem={problem.tag}>
          {(marks) => (
            <span class="row">
              <Millimeters {...marks} value={form.tag} onChange={(tag) => onChange({ tag })} /> mm
            </span>
          )}
        </Field>
        <div class="field">
          <span>{t("print.ink")}</span>
          <Choice
            label={t("print.ink")}
            value={form.saveInk ? "less" : "full"}
            of={[
              ["full", t("print.inkfull")],
              ["less", t("print.inkless")],
            ]}
            onChange={(ink) => onChange({ saveInk: ink === "less" })}
          />
          <small class="quiet">{t("print.inkhow")}</small>
        </div>
        {hasWheel && (
          <div class="field">
            <span>{t("print.middle")}</span>
            <Choice
              label={t("print.middle")}
              value={form.hole ? "hole" : "whole"}
              of={[
                ["hole", t("print.hole")],
                ["whole", t("print.nohole")],
              ]}
              onChange={(middle) => onChange({ hole: middle === "hole" })}
            />
          </div>
        )}
        <Field label={t("print.players")} note={t("print.playershow")}>
          {(marks) => (
            <input
              {...marks}
              class="input"
              value={form.players}
              onInput={(e) => onChange({ players: e.currentTarget.value })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
