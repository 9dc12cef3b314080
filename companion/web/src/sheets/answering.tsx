// The sheets for answers that need more than a button: how many, which towers, what is given, who shows what.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Answers, askWords } from "../table/ask.tsx";
import { about, opened } from "../table/opened.ts";
import { asks, type Asks } from "../table/asked.ts";
import { card, inOrder } from "../cards/card.ts";
import type { Act, Color, Prompt, Tower } from "../contract.ts";
import { facing } from "../table/facing.ts";
import { deckHere } from "../line/games.ts";
import { CardKey } from "../table/keypad.tsx";
import { deferred } from "../line/lazy.tsx";
import { Icon } from "../cards/icon.tsx";
import { act, table } from "../line/line.ts";
import { colorsHere } from "./picker.tsx";
import { Shape } from "../cards/shape.tsx";
import { Sheet } from "./sheet.tsx";
import { Stepper } from "./stepper.tsx";
import { TowerMark } from "../cards/tower.tsx";
import { cardWords, colorWord, list, t, towerWord } from "../words/words.ts";

export function OpenedSheet() {
  const now = opened.value;
  if (!now) return null;
  const close = () => (opened.value = null);
  const send = (what: Act) => {
    close();
    void act({ ...what, ...about(now.prompt) });
  };
  if (now.kind === "answers") return <EachSheet prompt={now.prompt} players={now.players} onClose={close} />;
  const { player } = now;
  switch (now.kind) {
    case "count":
      return <CountSheet prompt={now.prompt} player={player} onClose={close} send={send} />;
    case "towers":
      return <TowerSheet prompt={now.prompt} player={player} onClose={close} send={send} />;
    case "give":
      return <GiveSheet prompt={now.prompt} player={player} onClose={close} send={send} />;
    case "war":
      return <WarSheet prompt={now.prompt} player={player} onClose={close} send={send} />;
    case "hand":
      return <Hand player={player} expected={now.prompt.count} prompt={now.prompt.id} showing onClose={close} />;
    case "who":
      return <WhoSheet prompt={now.prompt} player={player} onClose={close} send={send} />;
  }
}

const Hand = deferred("Hand");

interface Opened<P> {
  prompt: P;
  player: string;
  onClose: () => void;
  send: (act: Act) => void;
}

/** The same question to several players, each of whom answers alone. */
function EachSheet({ prompt, players, onClose }: { prompt: Prompt; players: string[]; onClose: () => void }) {
  const still = asks(table.value).find((one) => one.id === prompt.id);
  const left = players.filter((name) => still?.to.includes(name));
  useEffect(() => {
    if (!left.length) onClose();
  }, [left.length]);
  return (
    <Sheet title={askWords(prompt)} facing={players.length === 1 ? facing(players[0]) : 0} onClose={onClose}>
      {left.map((name) => (
        <section key={name} class="column">
          <h3>{name}</h3>
          <Answers prompt={still!} only={name} />
        </section>
      ))}
    </Sheet>
  );
}

/** "That was East": says who played the card that lay there. */
function WhoSheet({ prompt, onClose, send }: Opened<Asks<"dispute">>) {
  return (
    <Sheet title={t("pick.player")} onClose={onClose}>
      <div class="choices">
        {(table.value?.players ?? []).map((one) => (
          <button
            key={one.name}
            class="button big"
            onClick={() => send({ act: "seen", card: prompt.card, player: one.name })}
          >
            <Icon name="person" />
            {one.name}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

function CountSheet({ prompt, player, onClose, send }: Opened<Asks<"discard"> | Asks<"draw-until">>) {
  const drawing = prompt.ask !== "discard";
  const n = useSignal(drawing ? 1 : (prompt.count ?? 0));
  return (
    <Sheet title={`${player}: ${askWords(prompt)}`} facing={facing(player)} onClose={onClose}>
      <Stepper value={n.value} min={drawing ? 1 : 0} label={t("do.howmany")} onChange={(value) => (n.value = value)} />
      <button
        class="button main wide"
        onClick={() => send({ act: drawing ? "draw" : "discard", player, count: n.value })}
      >
        {drawing ? t("do.drawn", { n: n.value }) : `${t("do.discard")}: ${n.value}`}
      </button>
    </Sheet>
  );
}

function TowerSheet({ prompt, player, onClose, send }: Opened<Asks<"grab">>) {
  const chosen = useSignal<Tower[]>([]);
  const most = prompt.count;
  const free = prompt.towers;
  const toggle = (tower: Tower) =>
    (chosen.value = chosen.value.includes(tower)
      ? chosen.value.filter((one) => one !== tower)
      : [...chosen.value, tower].slice(-most));
  return (
    <Sheet title={t("tower.choose", { name: player })} facing={facing(player)} onClose={onClose}>
      <div class="towers-choice">
        {free.map((tower) => {
          const holder = table.value?.players.find((one) => one.towers.includes(tower))?.name;
          return (
            <button
              class="button tower-tile"
              key={tower}
              aria-pressed={chosen.value.includes(tower)}
              data-tower={tower}
              onClick={() => toggle(tower)}
            >
              <TowerMark tower={tower} />
              <span>{towerWord(tower)}</span>
              <small>{holder ? t("tower.holds", { name: holder }) : t("tower.middle")}</small>
            </button>
          );
        })}
      </div>
      <button class="button main wide" onClick={() => send({ act: "grab", player, towers: chosen.value })}>
        {t("do.grab")} ({chosen.value.length}/{most})
      </button>
    </Sheet>
  );
}

/** The highest number that has a key of its own; more cards are rare. */
const MOST_KEYS = 9;

function GiveSheet({ prompt, player, onClose, send }: Opened<Asks<"give">>) {
  const color = useSignal<Color | null>(null);
  const n = useSignal(1);
  const others = prompt.receivers;
  const held = table.value?.players.find((one) => one.name === player)?.cards ?? 20;
  return (
    <Sheet title={t("give.color")} facing={facing(player)} onClose={onClose}>
      <div class="tiles">
        {colorsHere().map((c) => (
          <button
            class="button hue tile"
            key={c}
            data-color={c}
            aria-pressed={color.value === c}
            onClick={() => (color.value = c)}
          >
            <Shape color={c} />
            {colorWord(c)}
          </button>
        ))}
      </div>
      {color.value && (
        <>
          <h3>{t("give.count")}</h3>
          <div class="keys" role="group" aria-label={t("give.count")}>
            {Array.from({ length: Math.min(held, MOST_KEYS) + 1 }, (_, many) => (
              <button
                key={many}
                class="button key"
                aria-pressed={n.value === many}
                aria-label={t("table.cards", { n: many })}
                onClick={() => (n.value = many)}
              >
                {many}
              </button>
            ))}
            {held > MOST_KEYS && (
              <Stepper
                value={n.value}
                max={held}
                min={0}
                label={t("give.count")}
                onChange={(value) => (n.value = value)}
              />
            )}
          </div>
          <p class="quiet">{t("deal.gift", { name: player })}</p>
          <ol class="gift">
            {others.map((one, i) => {
              const gets = Math.floor(n.value / others.length) + (i < n.value % others.length ? 1 : 0);
              return (
                <li key={one} class="gift-one" data-gets={gets > 0} data-color={color.value ?? undefined}>
                  <b>{one}</b>
                  <span>{t("table.cards", { n: gets })}</span>
                </li>
              );
            })}
          </ol>
          <button
            class="button main wide"
            onClick={() => send({ act: "give", player, color: color.value!, count: n.value })}
          >
            <Icon name="gift" />
            {t("do.give")}
          </button>
        </>
      )}
    </Sheet>
  );
}

/** Everybody's highest number card, one tap each; the sheet asks one player after the other. */
function WarSheet({ prompt, player, onClose, send }: Opened<Asks<"war" | "shout">>) {
  const names =
    prompt.to.length > 1
      ? prompt.to
      : (table.value?.players ?? []).filter((one) => one.cards > 0).map((one) => one.name);
  const reveals = useSignal<Record<string, string[]>>({});
  const asked = useSignal(names[0] ?? "");
  const shown = names.filter((name) => reveals.value[name]?.length);
  const missing = names.filter((name) => !shown.includes(name));
  const put = (name: string, cards: string[]) => (reveals.value = { ...reveals.value, [name]: cards });
  const reveal = (name: string) => {
    put(asked.value, [...(reveals.value[asked.value] ?? []), name]);
    asked.value = names.find((one) => !reveals.value[one]?.length) ?? asked.value;
  };
  const tied = prompt.ask === "war" && prompt.tied !== undefined;
  const unclaimed = prompt.ask === "war" ? (prompt.cards ?? []) : [];
  const numbers = inOrder(deckHere()?.cards ?? []).filter((name) => /^\d$/.test(card(name).symbol));
  return (
    <Sheet title={t("ask.war")} facing={facing(player)} onClose={onClose} class="wide">
      {unclaimed.map((lies) => (
        <section key={lies} class="note column" aria-label={t("war.who")}>
          <p>
            <b>{cardWords(lies)}</b>: {t("war.who")}
          </p>
          <div class="choices">
            {names.map((name) => (
              <button key={name} class="button" onClick={() => send({ act: "seen", card: lies, player: name })}>
                <Icon name="person" />
                {name}
              </button>
            ))}
          </div>
        </section>
      ))}
      <p class="quiet">{tied ? t("war.tied") : t("war.how", { name: asked.value })}</p>
      <ul class="war" aria-label={t("ask.war")}>
        {names.map((name) => (
          <li key={name} class="row war-one">
            <button class="button start grow" aria-pressed={asked.value === name} onClick={() => (asked.value = name)}>
              <b>{name}</b>
              <span>{(reveals.value[name] ?? []).map(cardWords).join(", ")}</span>
            </button>
            {reveals.value[name]?.length ? (
              <button
                class="button round"
                aria-label={`${name}: ${t("nav.undo")}`}
                onClick={() => {
                  put(name, []);
                  asked.value = name;
                }}
              >
                <Icon name="trash" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      <div class="war-cards" role="group" aria-label={t("war.how", { name: asked.value })}>
        {colorsHere().map((color) => (
          <div class="keys" key={color}>
            {numbers
              .filter((name) => card(name).color === color)
              .map((name) => (
                <CardKey key={name} name={name} onClick={() => reveal(name)} />
              ))}
          </div>
        ))}
      </div>
      {missing.length > 0 && shown.length > 0 && (
        <p class="note">{t("war.none", { names: list(missing), n: missing.length })}</p>
      )}
      <button
        class="button main wide"
        disabled={!shown.length && !tied}
        onClick={() =>
          send({ act: "war", player, reveals: Object.fromEntries(shown.map((name) => [name, reveals.value[name]!])) })
        }
      >
        {missing.length && shown.length ? t("war.without", { n: missing.length }) : t("do.war")}
      </button>
    </Sheet>
  );
}
