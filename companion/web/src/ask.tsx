// What the table waits for, and the buttons that answer it. Drawn from the prompt alone: no game is known here.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { plain } from "./card.ts";
import { asks, type Asks } from "./asked.ts";
import type { Act, Color, Prompt } from "./contract.ts";
import { ask, here, isHost, place } from "./door.ts";
import { Icon, type IconName } from "./icon.tsx";
import { act, table } from "./line.ts";
import { colorsHere, inBoxOrder, picking, pickOne, WildMark } from "./picker.tsx";
import { go } from "./route.ts";
import { ColorWord, Shape, TileWord } from "./shape.tsx";
import { tapped } from "./tapped.ts";
import { list, sentence, t, type Key } from "./words.ts";

/** A sheet for what a button is not enough for. */
export type Opened =
  | { kind: "war"; prompt: Asks<"war" | "shout">; player: string }
  | { kind: "towers"; prompt: Asks<"grab">; player: string }
  | { kind: "give"; prompt: Asks<"give">; player: string }
  | { kind: "count"; prompt: Asks<"discard"> | Asks<"draw-until">; player: string }
  | { kind: "who"; prompt: Asks<"dispute">; player: string }
  | { kind: "hand"; prompt: Asks<"show-hand">; player: string }
  | { kind: "answers"; prompt: Prompt; players: string[] };

export const opened = signal<Opened | null>(null);

/** What answers a question names it: a tap that comes late is then no answer to the next one. */
export const about = (prompt: Prompt) => (prompt.blocking ? { prompt: prompt.id } : {});

/** What a phone says in other words to its own player. */
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

/** The card in dispute is taken back: also where something was put right since, which stays. */
const takenBack = (prompt: Prompt): Act =>
  prompt.ask === "dispute" && isHost() && prompt.seq !== table.value?.seq
    ? { act: "amend", target: prompt.seq, with: null }
    : { act: "undo" };

/** Who gets the first card when this player deals. */
function leftOf(dealer: string | undefined): string {
  const names = (table.value?.players ?? []).map((one) => one.name);
  return names[(names.indexOf(dealer ?? "") + 1) % Math.max(1, names.length)] ?? "";
}

/** One line under the player's name; `mine` speaks to that player, `listed` after all their names. */
export function askWords(prompt: Prompt, mine = false, listed = false): string {
  if ("said" in prompt) return sentence(prompt.said, prompt.says);
  const n = "count" in prompt ? (prompt.count ?? 0) : 0;
  const color = "color" in prompt && prompt.color ? prompt.color : "";
  let ask: string = prompt.ask === "penalty" && n === 0 ? "skip" : prompt.ask;
  if (prompt.ask === "show-hand" && prompt.face) ask = "show-all";
  return t(`${mine && ask in ME ? "me" : "ask"}.${ask}` as Key, {
    n,
    // "East and West discard": three and more are everyone, who discards.
    people: prompt.to.length === 2 || (listed && prompt.to.length > 2) ? 2 : 1,
    color,
    names: list(prompt.to),
    first: leftOf(prompt.to[0]),
  });
}

/** May this device answer for that player? */
export const mayAnswer = (player: string) => isHost() || (place.value?.role === "seat" && place.value.seat === player);

interface Answer {
  key: string;
  label: ComponentChildren;
  icon?: IconName;
  main?: boolean;
  color?: string;
  do: () => void;
}

export function cardColors(then: (color: Color | "wild") => void, wild = true, colors = colorsHere()): Answer[] {
  const tiles: Answer[] = colors.map((c) => ({
    key: c,
    color: c,
    label: (
      <>
        <Shape color={c} />
        <ColorWord color={c} />
      </>
    ),
    do: () => then(c),
  }));
  if (wild)
    tiles.push({
      key: "wild",
      label: (
        <>
          <WildMark />
          <TileWord word={t("wilds")} />
        </>
      ),
      do: () => then("wild"),
    });
  return tiles;
}

/** An act without its player, who is known from the prompt. */
type Deed<A = Act> = A extends { player: string } ? Omit<A, "player"> : never;

function answer(option: string, prompt: Prompt, player: string): Answer[] {
  const send = (what: Deed) => void act({ player, ...about(prompt), ...what } as Act);
  const simple = (key: string, label: string, icon: IconName, what: Deed, main = false): Answer[] => [
    { key, label, icon, main, do: () => send(what) },
  ];
  const count = "count" in prompt ? prompt.count : undefined;
  const meant = prompt.ask === "show-hand" && prompt.color ? prompt.color : "in-force";
  const sheet = (key: string, label: string, icon: IconName, shown: Opened, main = true): Answer[] => [
    { key, label, icon, main, do: () => (opened.value = shown) },
  ];
  switch (option) {
    case "play":
      return cardColors((color) =>
        pickOne(t("pick.title"), (card, named) => send({ act: "play", card, ...(named ? { color: named } : {}) }), {
          color,
          only: prompt.ask === "keep-or-play" && prompt.cards.length ? prompt.cards.map(plain) : undefined,
          fits: true,
          prompt: prompt.id,
          named: true,
        }),
      );
    case "turn-up":
      return cardColors((color) =>
        pickOne(t("do.turn-up"), (name) => void act({ act: "turn-up", card: name, ...about(prompt) }), { color }),
      );
    case "cut":
      // The cards are on the table: who drew highest is all that counts.
      if (!isHost()) return [];
      return [{ key: `cut ${player}`, label: player, icon: "crown", do: () => void deals(player) }];
    case "draw":
      if (prompt.ask === "draw-until") return sheet("draw", t("do.howmany"), "plus", { kind: "count", prompt, player });
      return [
        ...simple("draw", count ? t("do.drawn", { n: count }) : t("do.draw"), "deal", { act: "draw" }, Boolean(count)),
        ...(prompt.ask === "play"
          ? [
              {
                key: "draw and keep",
                label: t("do.kept"),
                icon: "check" as const,
                do: () => void drawAndKeep(player, prompt),
              },
            ]
          : []),
      ];
    case "pass":
      return simple("pass", t("do.pass"), "check", { act: "pass" }, true);
    case "challenge":
      return [
        ...simple("challenge", t("do.challenge"), "gavel", { act: "challenge" }),
        // Settled by word of mouth, as at most tables: one tap says how.
        ...(isHost() && prompt.ask === "penalty" && prompt.color
          ? [true, false].map((guilty) => ({
              key: `challenged ${guilty}`,
              label: t(guilty ? "do.challenged" : "do.unfounded", { color: prompt.color }),
              icon: (guilty ? "close" : "check") as IconName,
              do: () => void challenge(player, guilty, prompt),
            }))
          : []),
      ];
    case "block":
      return simple("block", t("do.block"), "tower", { act: "block" });
    case "accept":
      return simple("accept", t("do.accept"), "next", { act: "accept" });
    case "color":
      return cardColors(
        (color) => color !== "wild" && send({ act: "color", color }),
        false,
        prompt.ask === "color" ? inBoxOrder(prompt.colors) : undefined,
      );
    case "spin":
      return [{ key: "spin", label: t("do.spin"), icon: "wheel", main: true, do: () => go("wheel") }];
    case "show-hand":
      if (prompt.ask !== "show-hand") return [];
      return [
        {
          key: "show-hand",
          label: t("do.show-hand"),
          icon: "eye",
          do: () => (opened.value = { kind: "hand", prompt, player }),
        },
      ];
    case "verdict":
      if (prompt.ask !== "show-hand") return [];
      return [
        {
          key: "guilty",
          label: t("do.guilty", { color: meant }),
          icon: "close",
          do: () => send({ act: "verdict", guilty: true }),
        },
        {
          key: "innocent",
          label: t("do.innocent", { color: meant }),
          icon: "check",
          do: () => send({ act: "verdict", guilty: false }),
        },
      ];
    case "discard":
      if (prompt.ask !== "discard") return [];
      return [
        {
          key: "discard",
          label: t("do.which"),
          icon: "cards",
          main: true,
          do: () =>
            pickMany(t("do.discard"), count ? Math.max(1, count - prompt.done) : 30, (cards) =>
              send({ act: "discard", cards }),
            ),
        },
        { key: "discard none", label: t("do.none"), do: () => send({ act: "discard", cards: [] }) },
        ...sheet("discard count", t("do.howmany"), "plus", { kind: "count", prompt, player }, false),
      ];
    case "war":
      if (prompt.ask !== "war") return [];
      return sheet("war", t("do.war"), "swords", { kind: "war", prompt, player });
    case "shout":
      return [
        {
          key: `shout ${player}`,
          // Where many are asked, the question above says the rest.
          label: prompt.to.length > 4 ? player : t("do.shout", { name: player }),
          icon: "shout",
          do: () => pickOne(t("do.shout", { name: player }), (name) => send({ act: "shout", card: name })),
        },
      ];
    case "give":
      if (prompt.ask !== "give") return [];
      return sheet("give", t("do.give"), "gift", { kind: "give", prompt, player });
    case "grab":
      if (prompt.ask !== "grab") return [];
      return sheet("grab", t("do.grab"), "tower", { kind: "towers", prompt, player });
    case "resolve":
      if (prompt.ask !== "house-rule" || prompt.options.includes("draw")) return [];
      return prompt.outcomes.length
        ? prompt.outcomes.map((outcome) => ({
            key: `resolve ${outcome}`,
            label: t(`do.${outcome}` as Key),
            icon: "check",
            do: () => send({ act: "resolve", outcome }),
          }))
        : simple("resolve", t("do.resolve"), "check", { act: "resolve" }, true);
    case "hand":
    case "hands":
      return [{ key: "hand", label: t("do.hand"), icon: "cards", main: true, do: () => go("hands") }];
    case "next-round":
      return [
        {
          key: "next-round",
          label: t("do.next-round"),
          icon: "play",
          main: true,
          do: () => void act({ act: "next-round", ...about(prompt) }),
        },
      ];
    case "allow":
      return [
        { key: "allow", label: t("do.allow"), icon: "check", do: () => void act({ act: "allow", ...about(prompt) }) },
      ];
    case "seen":
      if (prompt.ask !== "dispute") return [];
      return sheet("seen", t("do.other"), "users", { kind: "who", prompt, player }, false);
    case "amend":
      return [
        { key: "amend", label: t("nav.fix"), icon: "fix", do: () => go("seq" in prompt ? `fix/${prompt.seq}` : "fix") },
      ];
    case "undo":
      return [
        { key: "undo", label: t("do.takeback"), icon: "undo", main: true, do: () => void act(takenBack(prompt)) },
      ];
    case "uno":
      return simple(
        `uno ${player}`,
        prompt.ask === "uno" && isHost() ? `${player}: ${t("do.uno")}` : t("do.uno"),
        "shout",
        { act: "uno" },
        prompt.ask === "uno",
      );
    case "catch":
      // Whoever noticed does it: on the tablet one is asked who that was.
      return isHost()
        ? [
            {
              key: `catch ${player}`,
              label: t("do.catch", { name: player }),
              icon: "gavel",
              do: () => (tapped.value = player),
            },
          ]
        : [];
    case "reshuffle":
      return [
        { key: "reshuffle", label: t("do.reshuffle"), icon: "shuffle", do: () => void act({ act: "reshuffle" }) },
      ];
    default:
      // An option this dashboard has not met: sent as it is named, so that no table ever hangs on us.
      return simple(option, t(`do.${option}` as Key), "check", { act: option } as Deed);
  }
}

function pickMany(title: string, many: number, then: (cards: string[]) => void) {
  picking.value = { title, many: Math.max(2, many), onPicked: then };
}

/** Two acts in a row, where the second has something to answer. */
async function drawAndKeep(player: string, prompt: Prompt) {
  const reply = await act({ act: "draw", player, ...about(prompt) });
  const asked = asks(reply.table ?? table.value).find((one) => one.ask === "keep-or-play" && one.to.includes(player));
  if (reply.ok && asked) await act({ act: "pass", player, ...about(asked) });
}

async function challenge(player: string, guilty: boolean, prompt: Prompt) {
  const reply = await act({ act: "challenge", player, ...about(prompt) });
  if (reply.ok) await act({ act: "verdict", player, guilty });
}

/** Begins again with this dealer: nobody has to tap the cards that were drawn for it. */
async function deals(dealer: string) {
  const { entries } = await ask<{ entries: { act: Act }[] }>(`${here()}/log`).catch(() => ({ entries: [] }));
  const start = entries[0]?.act;
  if (start?.act === "start") void act({ act: "amend", target: 1, with: { ...start, dealer } });
}

/** Questions that each of those asked answers alone. */
const EACH = new Set(["cut", "shout", "uno", "discard", "house-rule", "keep-or-play"]);

/** Has each of those asked more than one answer? */
const several = (prompt: Prompt) => prompt.options.flatMap((option) => answer(option, prompt, "")).length > 1;

/** The answers to one prompt, as far as this device may give them. */
interface AnswersProps {
  prompt: Prompt;
  /** For this player alone. */
  only?: string;
  /** This option has its button elsewhere. */
  but?: string;
  /** Others are asked the same: say who each button is for. */
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
