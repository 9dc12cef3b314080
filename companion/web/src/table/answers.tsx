// The buttons that answer a question, drawn from the prompt alone: no game is known here.
import type { ComponentChildren } from "preact";
import { plain } from "../cards/card.ts";
import type { IconName } from "../cards/icon.tsx";
import { ColorWord, Shape, TileWord } from "../cards/shape.tsx";
import type { Act, Color, Prompt } from "../contract.ts";
import { ask, here, isHost } from "../line/door.ts";
import { act, table } from "../line/line.ts";
import { go } from "../line/route.ts";
import { colorsHere, inBoxOrder, picking, pickOne, WildMark } from "../sheets/picker.tsx";
import { t, type Key } from "../words/words.ts";
import { asks } from "./asked.ts";
import { about, opened, type Opened } from "./opened.ts";
import { tapped } from "./tapped.ts";

/** One button of an answer. */
export interface Answer {
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

/** Everything a button needs to know about the question it answers. */
interface Asked {
  prompt: Prompt;
  player: string;
}

const send = ({ prompt, player }: Asked, what: Deed) => void act({ player, ...about(prompt), ...what } as Act);

/** A button that sends one act. */
const simple = (asked: Asked, key: string, label: string, icon: IconName, what: Deed): Answer => ({
  key,
  label,
  icon,
  do: () => send(asked, what),
});

/** The button that people look for first. */
const main = (one: Answer): Answer => ({ ...one, main: true });

/** A button that opens a sheet. */
const sheet = (key: string, label: string, icon: IconName, shown: Opened): Answer => ({
  key,
  label,
  icon,
  do: () => (opened.value = shown),
});

const countOf = (prompt: Prompt) => ("count" in prompt ? prompt.count : undefined);

function playAnswers({ prompt, player }: Asked): Answer[] {
  const play = (card: string, named?: Color) =>
    send({ prompt, player }, { act: "play", card, ...(named ? { color: named } : {}) });
  return cardColors((color) =>
    pickOne(t("pick.title"), play, {
      color,
      only: prompt.ask === "keep-or-play" && prompt.cards.length ? prompt.cards.map(plain) : undefined,
      fits: true,
      prompt: prompt.id,
      named: true,
    }),
  );
}

function drawAnswers(asked: Asked): Answer[] {
  const { prompt, player } = asked;
  if (prompt.ask === "draw-until")
    return [main(sheet("draw", t("do.howmany"), "plus", { kind: "count", prompt, player }))];
  const count = countOf(prompt);
  const draw = simple(asked, "draw", count ? t("do.drawn", { n: count }) : t("do.draw"), "deal", { act: "draw" });
  if (prompt.ask !== "play") return [count ? main(draw) : draw];
  const keep = () => void drawAndKeep(player, prompt);
  return [count ? main(draw) : draw, { key: "draw and keep", label: t("do.kept"), icon: "check", do: keep }];
}

function challengeAnswers(asked: Asked): Answer[] {
  const { prompt, player } = asked;
  const plainly = simple(asked, "challenge", t("do.challenge"), "gavel", { act: "challenge" });
  if (!isHost() || prompt.ask !== "penalty" || !prompt.color) return [plainly];
  // Most tables settle a challenge by word of mouth, so one tap also says how it ended.
  const settled = [true, false].map(
    (guilty): Answer => ({
      key: `challenged ${guilty}`,
      label: t(guilty ? "do.challenged" : "do.unfounded", { color: prompt.color }),
      icon: guilty ? "close" : "check",
      do: () => void challenge(player, guilty, prompt),
    }),
  );
  return [plainly, ...settled];
}

function verdictAnswers(asked: Asked): Answer[] {
  if (asked.prompt.ask !== "show-hand") return [];
  const color = asked.prompt.color ?? "in-force";
  return [
    simple(asked, "guilty", t("do.guilty", { color }), "close", { act: "verdict", guilty: true }),
    simple(asked, "innocent", t("do.innocent", { color }), "check", { act: "verdict", guilty: false }),
  ];
}

function discardAnswers(asked: Asked): Answer[] {
  const { prompt, player } = asked;
  if (prompt.ask !== "discard") return [];
  const left = prompt.count ? prompt.count - prompt.done : 0;
  const discard = (cards: string[]) => send(asked, { act: "discard", cards });
  const pick = () => pickMany(t("do.discard"), left || 30, discard);
  const which = main({ key: "discard", label: t("do.which"), icon: "cards", do: pick });
  // So many have to go, no more and no fewer.
  if (left > 0) {
    const label = `${t("do.discard")}: ${left}`;
    return [which, simple(asked, "discard-count", label, "check", { act: "discard", count: left })];
  }
  return [
    which,
    { key: "discard none", label: t("do.none"), do: () => discard([]) },
    sheet("discard count", t("do.howmany"), "plus", { kind: "count", prompt, player }),
  ];
}

function resolveAnswers(asked: Asked): Answer[] {
  const { prompt } = asked;
  if (prompt.ask !== "house-rule" || prompt.options.includes("draw")) return [];
  if (!prompt.outcomes.length) return [main(simple(asked, "resolve", t("do.resolve"), "check", { act: "resolve" }))];
  const named = new Set(table.value?.players.map((one) => one.name));
  return prompt.outcomes.map((outcome) =>
    simple(asked, `resolve ${outcome}`, named.has(outcome) ? outcome : t(`do.${outcome}` as Key), "check", {
      act: "resolve",
      outcome,
    }),
  );
}

function shoutAnswers(asked: Asked): Answer[] {
  const { prompt, player } = asked;
  const title = t("do.shout", { name: player });
  return [
    {
      key: `shout ${player}`,
      // Where many are asked, the question above says the rest.
      label: prompt.to.length > 4 ? player : title,
      icon: "shout",
      do: () => pickOne(title, (card) => send(asked, { act: "shout", card })),
    },
  ];
}

function unoAnswers(asked: Asked): Answer[] {
  const { prompt, player } = asked;
  const label = prompt.ask === "uno" && isHost() ? `${player}: ${t("do.uno")}` : t("do.uno");
  const call = simple(asked, `uno ${player}`, label, "shout", { act: "uno" });
  return [prompt.ask === "uno" ? main(call) : call];
}

const openHands = (): Answer[] => [main({ key: "hand", label: t("do.hand"), icon: "cards", do: () => go("hands") })];

/** What each option of a prompt looks like: for most of them one button, and none where this device can't give it. */
const ANSWERS: Record<string, (asked: Asked) => Answer[]> = {
  play: playAnswers,
  draw: drawAnswers,
  challenge: challengeAnswers,
  verdict: verdictAnswers,
  discard: discardAnswers,
  resolve: resolveAnswers,
  shout: shoutAnswers,
  uno: unoAnswers,
  hand: openHands,
  hands: openHands,
  "turn-up": ({ prompt }) =>
    cardColors((color) =>
      pickOne(t("do.turn-up"), (card) => void act({ act: "turn-up", card, ...about(prompt) }), { color }),
    ),
  // The cards are on the table: who drew highest is all that counts.
  cut: ({ player }) =>
    isHost() ? [{ key: `cut ${player}`, label: player, icon: "crown", do: () => void deals(player) }] : [],
  pass: (asked) => [main(simple(asked, "pass", t("do.pass"), "check", { act: "pass" }))],
  block: (asked) => [simple(asked, "block", t("do.block"), "tower", { act: "block" })],
  accept: (asked) => [simple(asked, "accept", t("do.accept"), "next", { act: "accept" })],
  color: (asked) =>
    cardColors(
      (color) => color !== "wild" && send(asked, { act: "color", color }),
      false,
      asked.prompt.ask === "color" ? inBoxOrder(asked.prompt.colors) : undefined,
    ),
  spin: () => [main({ key: "spin", label: t("do.spin"), icon: "wheel", do: () => go("spin") })],
  "show-hand": ({ prompt, player }) =>
    prompt.ask === "show-hand" ? [sheet("show-hand", t("do.show-hand"), "eye", { kind: "hand", prompt, player })] : [],
  war: ({ prompt, player }) =>
    prompt.ask === "war" ? [main(sheet("war", t("do.war"), "swords", { kind: "war", prompt, player }))] : [],
  give: ({ prompt, player }) =>
    prompt.ask === "give" ? [main(sheet("give", t("do.give"), "gift", { kind: "give", prompt, player }))] : [],
  grab: ({ prompt, player }) =>
    prompt.ask === "grab" ? [main(sheet("grab", t("do.grab"), "tower", { kind: "towers", prompt, player }))] : [],
  "next-round": ({ prompt }) => [
    main({
      key: "next-round",
      label: t("do.next-round"),
      icon: "play",
      do: () => void act({ act: "next-round", ...about(prompt) }),
    }),
  ],
  allow: ({ prompt }) => [
    { key: "allow", label: t("do.allow"), icon: "check", do: () => void act({ act: "allow", ...about(prompt) }) },
  ],
  seen: ({ prompt, player }) =>
    prompt.ask === "dispute" ? [sheet("seen", t("do.other"), "users", { kind: "who", prompt, player })] : [],
  amend: ({ prompt }) => [
    { key: "amend", label: t("nav.fix"), icon: "fix", do: () => go("seq" in prompt ? `fix/${prompt.seq}` : "fix") },
  ],
  undo: ({ prompt }) => [
    main({ key: "undo", label: t("do.takeback"), icon: "undo", do: () => void act(takenBack(prompt)) }),
  ],
  // Whoever noticed catches: on the tablet one is asked who that was.
  catch: ({ player }) =>
    isHost()
      ? [
          {
            key: `catch ${player}`,
            label: t("do.catch", { name: player }),
            icon: "gavel",
            do: () => (tapped.value = player),
          },
        ]
      : [],
  reshuffle: () => [
    { key: "reshuffle", label: t("do.reshuffle"), icon: "shuffle", do: () => void act({ act: "reshuffle" }) },
  ],
};

/** The buttons for one option. An option this dashboard has never met is sent as it is named, so that no table ever hangs on us. */
export function answer(option: string, prompt: Prompt, player: string): Answer[] {
  const asked = { prompt, player };
  const known = ANSWERS[option];
  return known ? known(asked) : [simple(asked, option, t(`do.${option}` as Key), "check", { act: option } as Deed)];
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

/** The card in dispute is taken back: also where something was put right since, which stays. */
const takenBack = (prompt: Prompt): Act =>
  prompt.ask === "dispute" && isHost() && prompt.seq !== table.value?.seq
    ? { act: "amend", target: prompt.seq, with: null }
    : { act: "undo" };
