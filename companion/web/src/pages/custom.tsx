// The customizable cards: which are in the deck, and what everyone agreed that they do.
import { useSignal } from "@preact/signals";
import type { Color } from "../contract.ts";
import { Face } from "../cards/face.tsx";
import { Icon } from "../cards/icon.tsx";
import { Sheet } from "../sheets/sheet.tsx";
import type { CustomRule } from "../line/decks.ts";
import { Shape } from "../cards/shape.tsx";
import { Switch } from "./page.tsx";
import { cardWords, colorWord, t } from "../words/words.ts";

const RULES = [
  "draw-until-color",
  "discard-wilds",
  "draw-three-if-stuck",
  "extra-turn",
  "exactly-seven",
  "exactly-three",
  "hands-up",
  "joke",
  "stiff-elbows",
  "rooster",
] as const;

interface Props {
  cards: string[];
  colors: Color[];
  chosen: Record<string, CustomRule>;
  /** Whether everyone has agreed, which is asked before a game and not for printing. */
  agreed?: boolean;
  onAgree?: (on: boolean) => void;
  onChange: (chosen: Record<string, CustomRule>) => void;
}

function words(rule: CustomRule | undefined) {
  if (!rule) return t("setup.customnone");
  if (rule.text) return `“${rule.text}”`;
  return `${t(`rule.${rule.rule as (typeof RULES)[number]}`)}${rule.color ? `: ${colorWord(rule.color)}` : ""}`;
}

export function CustomCards({ cards, colors, chosen, agreed = false, onAgree, onChange }: Props) {
  const open = useSignal<string | null>(null);
  const put = (id: string, rule: CustomRule | null) => {
    const { [id]: _, ...others } = chosen;
    onChange(rule ? { ...others, [id]: rule } : others);
    open.value = null;
  };
  return (
    <>
      <div class="custom-cards">
        {cards.map((id) => (
          <button key={id} class="button custom-card" data-in={id in chosen} onClick={() => (open.value = id)}>
            <Face name={id} colors={colors} spoken={false} />
            <span>
              <b>{cardWords(id)}</b>
              <span>{words(chosen[id])}</span>
            </span>
            <Icon name="pencil" />
          </button>
        ))}
      </div>
      {onAgree && Object.keys(chosen).length > 0 && (
        <Switch on={agreed} onChange={onAgree} label={t("setup.agree")} note={t("setup.write")} />
      )}
      {open.value && (
        <RuleSheet
          id={open.value}
          colors={colors}
          now={chosen[open.value]}
          onClose={() => (open.value = null)}
          onChoose={(rule) => put(open.value!, rule)}
        />
      )}
    </>
  );
}

function RuleSheet({
  id,
  colors,
  now,
  onClose,
  onChoose,
}: {
  id: string;
  colors: Color[];
  now: CustomRule | undefined;
  onClose: () => void;
  onChoose: (rule: CustomRule | null) => void;
}) {
  const own = useSignal(now?.text ?? "");
  const asking = useSignal(false);
  return (
    <Sheet title={t("setup.choosing", { card: id })} onClose={onClose}>
      {asking.value ? (
        <div class="tiles">
          {colors.map((color) => (
            <button
              key={color}
              class="button hue tile"
              data-color={color}
              onClick={() => onChoose({ rule: "draw-until-color", color })}
            >
              <Shape color={color} />
              {colorWord(color)}
            </button>
          ))}
        </div>
      ) : (
        <>
          <form
            class="row"
            onSubmit={(e) => {
              e.preventDefault();
              if (own.value.trim()) onChoose({ text: own.value.trim() });
            }}
          >
            <input
              class="input grow"
              aria-label={t("setup.text")}
              placeholder={`${t("setup.text")}: ${t("setup.textplace")}`}
              maxLength={120}
              value={own.value}
              onInput={(e) => (own.value = e.currentTarget.value)}
            />
            <button class="button main" disabled={!own.value.trim()}>
              <Icon name="check" />
              {t("nav.done")}
            </button>
          </form>
          <div class="menu">
            {RULES.map((rule) => (
              <button
                key={rule}
                class="button menu-one"
                aria-pressed={now?.rule === rule}
                onClick={() => (rule === "draw-until-color" ? (asking.value = true) : onChoose({ rule }))}
              >
                {t(`rule.${rule}`)}
              </button>
            ))}
            <button class="button menu-one bare" onClick={() => onChoose(null)}>
              <Icon name="trash" />
              {t("setup.customnone")}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}
