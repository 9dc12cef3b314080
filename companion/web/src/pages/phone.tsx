// One player's seat on their own phone: it shows only what they may do now, and buzzes on their turn.
import "../cards/pageicons.ts";
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Answers, askWords } from "../table/ask.tsx";
import { TowerMark } from "../cards/tower.tsx";
import { asks, foremost, victory, winners } from "../table/asked.ts";
import { speak } from "../table/caller.ts";
import { sound } from "../table/sounds.ts";
import type { Prompt, Seats, Table } from "../contract.ts";
import { ask, here, place, sit } from "../line/door.ts";
import { Face } from "../cards/face.tsx";
import { Icon } from "../cards/icon.tsx";
import { act, message, shown, table } from "../line/line.ts";
import { deferred } from "../line/lazy.tsx";
import { colorsHere } from "../sheets/picker.tsx";
import { PlayerSheet } from "../sheets/player.tsx";
import { rematch, rematching } from "../line/rematch.ts";
import { go } from "../line/route.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { Force, headline as whom, Pile, spoken } from "../table/stage.tsx";
import { PointsHere } from "./points.tsx";
import { Confetti } from "../table/confetti.tsx";
import { Verdict } from "../table/verdict.tsx";
import { cardWords, colorWord, t } from "../words/words.ts";
import { SeatChoice } from "./welcome.tsx";

const Buzzer = deferred("Buzzer");
const MyCards = deferred("MyCards");
const Hand = deferred("Hand");

export function PhonePage() {
  const now = table.value;
  const seat = place.value?.seat ?? null;
  const changing = useSignal(false);
  useSignalEffect(() => {
    if (table.value && place.value?.role === "seat" && table.value.turn === place.value.seat) {
      // A browser lets a page buzz only after it was touched once.
      if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.([90, 60, 90]);
      sound("turn");
    }
  });
  if (!place.value) {
    go("");
    return null;
  }
  if (!now)
    return (
      <main class="page phone-wait">
        <div class="page-inner">
          <h1>{t("app.name")}</h1>
          <p class="lead">{message.value ? t("phone.notyet") : t("join.wait")}</p>
        </div>
      </main>
    );
  if (!seat || changing.value || !now.players.some((one) => one.name === seat))
    return <Choosing onDone={() => (changing.value = false)} />;
  return <Mine now={now} seat={seat} onChange={() => (changing.value = true)} />;
}

function Choosing({ onDone }: { onDone: () => void }) {
  const seats = useSignal<Seats["seats"]>([]);
  useEffect(() => {
    const known = (table.value?.players ?? []).map((one) => ({ name: one.name, taken: false, here: false }));
    void ask<Seats>(`${here()}/seats`)
      .then((answer) => (seats.value = answer.seats))
      .catch(() => (seats.value = known));
  }, [table.value?.players.length]);
  return (
    <main class="page" data-cloth={table.value?.color ?? undefined}>
      <div class="page-inner">
        <h1>{t("phone.title")}</h1>
        <SeatChoice joined={{ table: place.value!.table, seats: seats.value }} onDone={onDone} />
        <a class="button" href="#/table">
          <Icon name="eye" />
          {t("nav.table")}
        </a>
      </div>
    </main>
  );
}

/** The challenger has seen the hand and says whether it had the color. */
function Verdicts({ seat, color }: { seat: string; color: string | null | undefined }) {
  const meant = color ? colorWord(color) : t("table.color");
  return (
    <div class="replies">
      <button class="button" onClick={() => void act({ act: "verdict", player: seat, guilty: true })}>
        <Icon name="close" />
        {t("phone.guilty", { color: meant })}
      </button>
      <button class="button" onClick={() => void act({ act: "verdict", player: seat, guilty: false })}>
        <Icon name="check" />
        {t("phone.innocent", { color: meant })}
      </button>
    </div>
  );
}

/** The question to somebody else, unless they are only asked to play. */
function elsewhere(now: Table): Prompt | undefined {
  const next = now.phase === "hands" ? undefined : foremost(now);
  return next && next.ask !== "play" && next.ask !== "keep-or-play" && next.ask !== "next-round" ? next : undefined;
}

/** Whose move it is, as this seat should read it. */
function headline(now: Table, prompt: Prompt | undefined, seat: string): string {
  const won = winners(now);
  if (won.length === 1 && won[0] === seat && prompt?.ask !== "hands")
    return t(now.phase === "over" ? "phone.wongame" : "phone.wonround");
  if (prompt?.ask === "next-round") return victory(now);
  if (prompt) return t(prompt.ask === "hands" ? "phone.left" : "phone.up");
  if (now.phase === "hands" || now.phase === "over") return victory(now);
  const others = elsewhere(now);
  if (others) return whom(now, others);
  const next = foremost(now);
  if (next?.to.length === 1) return t("phone.wait", { name: next.to[0]! });
  return now.turn ? t("table.turn", { name: now.turn }) : "";
}

/** Who deals the next round, by the ruling of this table. */
function dealsNext(now: Table): string {
  if (now.rulings["next-dealer"] === "winner") return winners(now)[0] ?? "";
  const there = now.players.filter((one) => one.playing).map((one) => one.name);
  return there[(there.indexOf(now.dealer ?? "") + 1) % Math.max(1, there.length)] ?? "";
}

/** The answers to what this seat is asked: buttons, or a sheet for its cards. */
function Reply({ prompt, seat, onCards }: { prompt: Prompt; seat: string; onCards: () => void }) {
  if (prompt.ask === "shout") return <Buzzer prompt={prompt} seat={seat} />;
  if (prompt.ask !== "hands" && prompt.ask !== "show-hand") return <Answers prompt={prompt} only={seat} but="uno" />;
  return (
    <button class="button main big wide" onClick={onCards}>
      <Icon name={prompt.ask === "hands" ? "cards" : "eye"} />
      {t(prompt.ask === "hands" ? "phone.count" : "do.show-hand")}
    </button>
  );
}

function Mine({ now, seat, onChange }: { now: Table; seat: string; onChange: () => void }) {
  const me = now.players.find((one) => one.name === seat)!;
  const mine = asks(now).filter((one) => one.to.includes(seat));
  const open = mine.filter((one) => one.blocking);
  const prompt = open[0];
  const waits = prompt?.ask === "next-round" && now.dealer !== seat;
  const others = now.players.filter((one) => one.name !== seat);
  const catching = others.filter((one) => one.uno === "owed");
  const sheet = useSignal<string | null>(null);
  const hand = useSignal(false);
  const myTurn = Boolean(prompt) && !waits;
  const theirs = prompt ? undefined : elsewhere(now);
  const playing = now.phase === "play";
  return (
    <main class="phone" data-cloth={spoken(now) ?? undefined} data-turn={myTurn}>
      <div class="phone-inner">
        <header class="phone-head">
          <h1>
            <Icon name="person" />
            {seat}
          </h1>
          <span class="phone-count">
            <span>{t("table.cards", { n: me.cards })} ·</span> <span>{t("table.score", { n: me.score })}</span>
          </span>
          {me.towers.map((tower) => (
            <TowerMark key={tower} tower={tower} />
          ))}
          {me.vetoed && (
            <span class="veto-mark">
              <Icon name="veto" />
              {t("table.vetoed")}
            </span>
          )}
          <button class="button round push" aria-label={t("phone.change")} onClick={onChange}>
            <Icon name="users" />
          </button>
        </header>
        <div class="phone-pile">
          <Pile now={now} />
          <Force now={now} />
        </div>
        <section class="phone-turn" aria-live="polite">
          <h2>{headline(now, prompt, seat)}</h2>
          {prompt && prompt.ask !== "hands" && !waits && <p>{askWords(prompt, true)}</p>}
          {theirs && <p>{askWords(theirs)}</p>}
        </section>
        {!me.playing && now.phase !== "over" && <p class="note">{t("phone.late")}</p>}
        {waits && <p class="note">{t("phone.deals", { name: now.dealer ?? "", next: dealsNext(now) })}</p>}
        {(now.phase === "between-rounds" || now.phase === "over") && <PointsHere />}
        {winners(now).includes(seat) && <Confetti />}
        {prompt && !waits && <Reply prompt={prompt} seat={seat} onCards={() => (hand.value = true)} />}
        {now.phase === "play" && <MyCards seat={seat} count={me.cards} />}
        {asks(now)
          .filter((one) => one.ask === "show-hand" && one.challenger === seat)
          .map((one) => (
            <Verdicts key={one.id} seat={seat} color={"color" in one ? one.color : null} />
          ))}
        {now.phase === "over" && (
          <>
            {now.dealer === seat ? (
              <button class="button main big wide" disabled={rematching.value} onClick={() => void rematch()}>
                <Icon name="play" />
                {t("do.rematch")}
              </button>
            ) : (
              <p class="note">{t("phone.stay")}</p>
            )}
            <button
              class="button wide"
              onClick={() => {
                sit(null);
                go("");
              }}
            >
              <Icon name="phone" />
              {t("phone.next")}
            </button>
          </>
        )}
        {now.phase === "play" && (
          <div class="phone-rights">
            {(me.uno === "owed" || me.cards <= 2) && me.uno !== "called" && (
              <button
                class="button big buzzer"
                data-hot={me.uno === "owed"}
                onClick={() => void act({ act: "uno", player: seat })}
              >
                <Icon name="shout" />
                {t("do.uno")}
              </button>
            )}
            {catching.map((one) => (
              <button
                key={one.name}
                class="button big main buzzer"
                onClick={() => void act({ act: "catch", player: seat, target: one.name })}
              >
                <Icon name="gavel" />
                {t("do.catch", { name: one.name })}
              </button>
            ))}
          </div>
        )}
        <Verdict />
        <ul class="phone-others" aria-label={t("table.seats")}>
          {others.map((one) => (
            <li key={one.name}>
              <button class="button start" data-turn={now.turn === one.name} onClick={() => (sheet.value = one.name)}>
                <b>{one.name}</b>
                {one.uno === "called" && <span class="uno">{t("table.uno")}</span>}
                <span class="push">{playing ? one.cards : t("table.score", { n: one.score })}</span>
              </button>
            </li>
          ))}
        </ul>
        <div class="row">
          <button class="button" onClick={() => go("table")}>
            <Icon name="eye" />
            {t("nav.table")}
          </button>
          <button class="button" onClick={() => void act({ act: "undo" })}>
            <Icon name="undo" />
            {t("nav.undo")}
          </button>
          <button class="button" onClick={() => go("settings")}>
            <Icon name="settings" />
            <span class="unseen">{t("nav.settings")}</span>
          </button>
        </div>
      </div>
      {sheet.value && <PlayerSheet name={sheet.value} onClose={() => (sheet.value = null)} />}
      {hand.value && prompt?.ask === "hands" && (
        <Hand player={seat} expected={me.cards} onClose={() => (hand.value = false)} />
      )}
      {hand.value && prompt?.ask === "show-hand" && (
        <Hand player={seat} expected={me.cards} showing onClose={() => (hand.value = false)} />
      )}
      {shown.value && (
        <Sheet
          title={t("phone.shown", { name: shown.value.player })}
          onClose={() => {
            speak("");
            shown.value = null;
          }}
        >
          <p class="quiet">{t("hands.private")}</p>
          <ul class="fan-cards">
            {shown.value.cards.map((name, i) => (
              <li key={i}>
                <Face name={name} colors={colorsHere()} />
                <span class="unseen">{cardWords(name)}</span>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </main>
  );
}
