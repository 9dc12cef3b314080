// Begins a score sheet: who plays, and if they like, what and to how many points.
import { useSignal } from "@preact/signals";
import { Icon } from "../../cards/icon.tsx";
import { TurnedAway } from "../../line/door.ts";
import { writeScore } from "../../line/scorewriting.ts";
import { Newcomer } from "../../sheets/newcomer.tsx";
import { t } from "../../words/words.ts";
import { Choice, Page } from "../page.tsx";
import { newTable } from "../welcome.tsx";

/** The most columns on a sheet, and the longest name in letters; the server has the same limits. */
const MOST_COLUMNS = 12;
const LONGEST_NAME = 24;

export function Begin({ onBegun }: { onBegun: () => void }) {
  const names = useSignal<string[]>([]);
  const name = useSignal("");
  const title = useSignal("");
  const target = useSignal("");
  const lowest = useSignal(false);
  const says = useSignal<string | null>(null);
  const busy = useSignal(false);
  const add = () => {
    const newcomer = name.value.trim().slice(0, LONGEST_NAME);
    const taken = names.value.some((one) => one.toLowerCase() === newcomer.toLowerCase());
    if (!newcomer || taken || names.value.length >= MOST_COLUMNS) {
      says.value = newcomer ? t("score.names", { most: MOST_COLUMNS }) : null;
      return;
    }
    says.value = null;
    names.value = [...names.value, newcomer];
    name.value = "";
  };
  const begin = async () => {
    add();
    if (!names.value.length) return;
    busy.value = true;
    try {
      await newTable();
      const points = Number(target.value);
      await writeScore({
        act: "sheet",
        columns: names.value,
        title: title.value,
        lowest: lowest.value,
        ...(points > 0 ? { target: Math.round(points) } : {}),
      });
      onBegun();
    } catch (error) {
      says.value = error instanceof TurnedAway ? error.message : t("line.failed");
    }
    busy.value = false;
  };
  return (
    <Page title={t("score.title")} backTo="" class="score-begin">
      <section class="panel">
        <h2>{t("score.who")}</h2>
        <Newcomer name={name} onAdd={add} />
        <ul class="setup-names">
          {names.value.map((one) => (
            <li key={one} class="chip">
              <b>{one}</b>
              <button
                class="button round bare"
                aria-label={t("setup.remove", { name: one })}
                onClick={() => (names.value = names.value.filter((other) => other !== one))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        {says.value && (
          <p class="note bad" role="alert">
            {says.value}
          </p>
        )}
      </section>
      <details class="panel">
        <summary>
          <h2>{t("score.game")}</h2>
          <span class="quiet">{t("score.optional")}</span>
        </summary>
        <GameFields
          title={title.value}
          target={target.value}
          lowest={lowest.value}
          onTitle={(typed) => (title.value = typed)}
          onTarget={(typed) => (target.value = typed)}
          onLowest={(on) => (lowest.value = on)}
        />
      </details>
      <button
        class="button main big"
        disabled={busy.value || (!names.value.length && !name.value.trim())}
        onClick={() => void begin()}
      >
        <Icon name="play" />
        {t("score.begin")}
      </button>
    </Page>
  );
}

interface GameFieldsProps {
  title: string;
  target: string;
  lowest: boolean;
  onTitle: (typed: string) => void;
  onTarget: (typed: string) => void;
  onLowest: (on: boolean) => void;
}

/** What is played, to how many points, and whether many or few are good. */
export function GameFields({ title, target, lowest, onTitle, onTarget, onLowest }: GameFieldsProps) {
  return (
    <div class="print-how">
      <label class="field">
        {t("score.name")}
        <input
          class="input"
          maxLength={LONGEST_NAME}
          value={title}
          autocomplete="off"
          onInput={(e) => onTitle(e.currentTarget.value)}
        />
      </label>
      <label class="field">
        {t("score.target")}
        <input
          class="input number"
          inputMode="numeric"
          value={target}
          onInput={(e) => onTarget(e.currentTarget.value.replace(/\D/g, ""))}
        />
      </label>
      <div class="field">
        <span>{t("score.wins")}</span>
        <Choice
          label={t("score.wins")}
          value={lowest ? "lowest" : "highest"}
          of={[
            ["highest", t("score.highest")],
            ["lowest", t("score.lowest")],
          ]}
          onChange={(which) => onLowest(which === "lowest")}
        />
      </div>
    </div>
  );
}
