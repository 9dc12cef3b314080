// What the table waits for, in words, and the buttons that answer it.
import { Icon } from "../cards/icon.tsx";
import type { Prompt } from "../contract.ts";
import { table } from "../line/line.ts";
import { list, sentence, t, type Key } from "../words/words.ts";
import { answer } from "./answers.tsx";
import { mayAnswer, opened } from "./opened.ts";

/** The questions that a phone puts in other words to its own player. */
const ME = {
  cut: 1,
  "start-card": 1,
  play: 1,
  "keep-or-play": 1,
  color: 1,
  skip: 1,
  "show-hand": 1,
  spin: 1,
  discard: 1,
  "draw-until": 1,
  give: 1,
  grab: 1,
  uno: 1,
};

/** The player who gets the first card when this player deals. */
function leftOf(dealer: string | undefined): string {
  const names = (table.value?.players ?? []).map((one) => one.name);
  return names[(names.indexOf(dealer ?? "") + 1) % Math.max(1, names.length)] ?? "";
}

/** The question in one line. `mine` speaks to the player themselves; `listed` follows the names of all who are asked. */
export function askWords(prompt: Prompt, mine = false, listed = false): string {
  if ("said" in prompt) return sentence(prompt.said, prompt.says);
  const n = "count" in prompt ? (prompt.count ?? 0) : 0;
  const color = "color" in prompt && prompt.color ? prompt.color : "";
  let ask: string = prompt.ask === "penalty" && n === 0 ? "skip" : prompt.ask;
  if (prompt.ask === "show-hand" && prompt.face) ask = "show-all";
  return t(`${mine && ask in ME ? "me" : "ask"}.${ask}` as Key, {
    n,
    // "East and West discard", but three and more are "everyone", who "discards".
    people: prompt.to.length === 2 || (listed && prompt.to.length > 2) ? 2 : 1,
    color,
    names: list(prompt.to),
    first: leftOf(prompt.to[0]),
  });
}

/** Questions that each player who is asked answers alone. */
const EACH = new Set(["cut", "shout", "uno", "discard", "house-rule", "keep-or-play"]);

/** Says whether each player who is asked has more than one answer. */
const several = (prompt: Prompt) => prompt.options.flatMap((option) => answer(option, prompt, "")).length > 1;

interface AnswersProps {
  prompt: Prompt;
  /** Only this player's answers. */
  only?: string;
  /** An option that has its button elsewhere. */
  but?: string;
  /** True where several are asked at once, so that each button says whom it is for. */
  told?: boolean;
}

export function Answers({ prompt, only, but, told = false }: AnswersProps) {
  const mine = prompt.to.filter((name) => (only ? name === only : mayAnswer(name)));
  if (!mine.length) return null;
  const each = EACH.has(prompt.ask) || mine.length === 1 ? mine : mine.slice(0, 1);
  const named = (told || each.length > 1) && !["cut", "shout", "uno"].includes(prompt.ask);
  // Where many are asked there is one button for each, and their answers lie behind it.
  if (!only && EACH.has(prompt.ask) && prompt.ask !== "uno" && (told || each.length > 2) && several(prompt))
    return (
      <div class="replies">
        {(each.length > 4 ? [list(each)] : each).map((player) => (
          <button
            key={player}
            class="button"
            onClick={() => (opened.value = { kind: "answers", prompt, players: each.length > 4 ? each : [player] })}
          >
            <Icon name="person" />
            {each.length > 4 ? t("pick.which") : player}
          </button>
        ))}
      </div>
    );
  const all = each.flatMap((player) =>
    prompt.options
      .filter((option) => option !== but)
      .flatMap((option) => answer(option, prompt, player))
      .map((one) =>
        named && !one.color
          ? {
              ...one,
              key: `${player} ${one.key}`,
              label: (
                <>
                  {player}: {one.label}
                </>
              ),
            }
          : one,
      ),
  );
  const tiles = all.filter((one) => one.color || one.key === "wild");
  const rest = all
    .filter((one) => !tiles.includes(one))
    .sort((a, b) => Number(b.main ?? false) - Number(a.main ?? false));
  return (
    <div class="answers">
      {tiles.length > 0 && (
        <div class="tiles">
          {tiles.map((one) => (
            <button
              key={one.key}
              class={`button tile ${one.color ? "hue" : ""}`}
              data-color={one.color}
              onClick={one.do}
            >
              {one.label}
            </button>
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <div class="replies">
          {rest.map((one) => (
            <button key={one.key} class={`button ${one.main ? "main" : ""}`} onClick={one.do}>
              {one.icon && <Icon name={one.icon} />}
              {one.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
