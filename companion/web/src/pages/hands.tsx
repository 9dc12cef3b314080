// The end of a round: what is left in the hands turns into points, card by card.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { mayAnswer } from "../table/opened.ts";
import { Stepper } from "../sheets/stepper.tsx";
import { asks, foremost, victory, winners } from "../table/asked.ts";
import { sound } from "../table/sounds.ts";
import { plain } from "../cards/card.ts";
import type { Act, CameraState, Preview, Reply, Table } from "../contract.ts";
import { ask, here, isHost, place, TurnedAway } from "../line/door.ts";
import { deckHere } from "../line/games.ts";
import { Face } from "../cards/face.tsx";
import { Icon } from "../cards/icon.tsx";
import { PointsHere } from "./points.tsx";
import { act, camera, table } from "../line/line.ts";
import { homePage } from "../line/home.ts";
import { Page } from "./page.tsx";
import { colorsHere, picking } from "../sheets/picker.tsx";
import { rematch, rematching } from "../line/rematch.ts";
import { go } from "../line/route.ts";
import { still } from "../line/settings.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { PhotoButton, useHandPhoto } from "../camera/photo.tsx";
import { UnsureCards } from "../camera/likeliest.tsx";
import { t, told } from "../words/words.ts";

export function HandsPage() {
  const now = table.value;
  const open = useSignal<string | null>(null);
  if (!now) return null;
  const prompt = asks(now).find((one) => one.ask === "hands");
  const owed = now.awaiting.filter((one) => one.ask === "hands").flatMap((one) => one.to);
  const next = foremost(now);
  const won = winners(now);
  return (
    <Page title={victory(now) || t("hands.title")} class="hands-page">
      {prompt && (
        <p class="lead quiet">
          {t("hands.which")} {camera.value?.on && t("hands.open")}
        </p>
      )}
      {prompt && (
        <section class="hands">
          {now.players
            .filter((one) => !won.includes(one.name) || owed.includes(one.name))
            .map((one) => {
              const waits = owed.includes(one.name);
              return (
                <button
                  key={one.name}
                  class="button hand-one"
                  data-waits={waits}
                  disabled={!waits || !mayAnswer(one.name)}
                  onClick={() => (open.value = one.name)}
                >
                  <b>{one.name}</b>
                  <span>{t("table.cards", { n: one.cards })}</span>
                  {waits ? <Icon name="cards" /> : <Icon name="check" />}
                </button>
              );
            })}
        </section>
      )}
      <Race now={now} />
      <PointsHere />
      <div class="row">
        {next?.ask === "next-round" && isHost() && (
          <button
            class="button main big"
            onClick={() => void act({ act: "next-round" }).then((reply) => reply.ok && go("table"))}
          >
            <Icon name="play" />
            {t("hands.next")}
          </button>
        )}
        {now.phase === "over" && isHost() && (
          <>
            <button class="button main big" disabled={rematching.value} onClick={() => void rematch()}>
              <Icon name="play" />
              {t("do.rematch")}
            </button>
            <button class="button big" onClick={() => go("setup")}>
              <Icon name="cards" />
              {t("nav.setup")}
            </button>
          </>
        )}
        {now.phase === "over" && (
          <button class="button" onClick={() => go(`history/${place.value?.table}`)}>
            <Icon name="history" />
            {t("table.stats")}
          </button>
        )}
        {now.phase === "over" && (
          <button class="button" onClick={() => go(`replay/${place.value?.table}`)}>
            <Icon name="play" />
            {t("history.replay")}
          </button>
        )}
        <button class="button" onClick={() => go(homePage())}>
          <Icon name="back" />
          {t("nav.table")}
        </button>
      </div>
      {open.value && (
        <Hand
          key={open.value}
          player={open.value}
          expected={now.players.find((one) => one.name === open.value)?.cards ?? 0}
          onClose={() => (open.value = null)}
          onDone={() => (open.value = owed.find((name) => name !== open.value && mayAnswer(name)) ?? null)}
        />
      )}
    </Page>
  );
}

/** A bar for each player that runs towards the target. */
function Race({ now }: { now: Table }) {
  const end = now.target;
  const won = winners(now);
  const ranked = [...now.players].sort((a, b) => b.score - a.score);
  return (
    <section class="panel race" aria-label={t("hands.race", { n: end })}>
      <h2>{t("hands.race", { n: end })}</h2>
      <ul>
        {ranked.map((one) => (
          <li key={one.name} class="race-one" data-winner={won.includes(one.name)}>
            <span class="race-name">
              {won.includes(one.name) && <Icon name="crown" />}
              {one.name}
            </span>
            <span class="race-bar">
              <i style={{ transform: `scaleX(${Math.min(1, one.score / end) || 0.004})` }} />
            </span>
            <Counting to={one.score} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A number that counts up to its value. */
function Counting({ to, from = to }: { to: number; from?: number }) {
  const shown = useSignal(from);
  useEffect(() => {
    if (shown.value === to || still()) {
      shown.value = to;
      return;
    }
    const step = Math.max(1, Math.round(Math.abs(to - shown.value) / 24));
    const timer = setInterval(() => {
      const left = to - shown.value;
      if (Math.abs(left) <= step) {
        shown.value = to;
        clearInterval(timer);
      } else shown.value += Math.sign(left) * step;
      sound("point");
    }, 45);
    return () => clearInterval(timer);
  }, [to]);
  return <b class="race-score">{shown.value}</b>;
}

/** Puts the cursor into the field, because whoever chose to type wants to type. */
const ready = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

interface HandProps {
  player: string;
  /** How many cards the referee has counted. */
  expected: number;
  onClose: () => void;
  /** Called when the hand was taken; usually the same as `onClose`. */
  onDone?: () => void;
  /** True for a hand that is shown in a challenge and brings no points. */
  showing?: boolean;
  /** The question it answers. */
  prompt?: string | undefined;
}

export function Hand({ player, expected, onClose, onDone = onClose, showing = false, prompt }: HandProps) {
  const cards = useSignal<string[] | null>(null);
  const doubt = useSignal<string | null>(null);
  // Where nothing can take a picture, the number is typed.
  const noPicture = !camera.value?.on && !matchMedia("(pointer: coarse)").matches;
  const points = useSignal<number | null>(noPicture && !showing ? 0 : null);
  const says = useSignal<string | null>(null);
  const owed = asks(table.value).some((one) => one.ask === "hands" && one.to.includes(player));
  useEffect(() => {
    // Another device has counted this hand, or the round has gone on.
    if (!showing && !owed) onDone();
  }, [owed]);
  const worth = (name: string) => deckHere()?.points?.[plain(name)] ?? 0;

  // Before anything is kept, the referee is asked whether this fits what is known of the hand.
  useEffect(() => {
    const fan = cards.value;
    if (!fan || showing) return;
    void ask<Preview>(`${here()}/preview`, { act: "hand", player, cards: fan })
      .then(({ reply }) => (says.value = reply.ok || !reply.refused ? null : told(reply.refused)))
      .catch((error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")));
  }, [cards.value]);

  const handPhoto = useHandPhoto(says, (read, doubtful) => {
    cards.value = read;
    doubt.value = doubtful;
  });
  const fromTable = async () => {
    const seen = await ask<CameraState>(`${here()}/camera`).catch(() => null);
    if (seen?.beside?.length) {
      cards.value = seen.beside;
      says.value = null;
    } else says.value = t("hands.beside");
  };
  const read = cards.value?.length ?? 0;
  const total = (cards.value ?? []).reduce((sum, name) => sum + worth(name), 0);
  // A child may have drawn without telling, so the hand is right and the count was not. The points need no count.
  const differs = cards.value !== null && read !== expected;
  const save = () => {
    const fan = cards.value;
    let what: Act = { act: "hand", player, points: fan ? total : (points.value ?? 0) };
    if (showing) what = { act: "show-hand", player, cards: fan ?? [], ...(prompt ? { prompt } : {}) };
    else if (fan && (!differs || !read)) what = { act: "hand", player, cards: fan };
    // A hand that is shown is better evidence than the count, so the count is put right first.
    const counted = showing && differs ? act({ act: "set", player, cards: read }) : Promise.resolve({ ok: true });
    void counted
      .then((first) => (first.ok ? act(what) : (first as Reply)))
      .then((reply) => {
        if (reply.ok) onDone();
        else says.value = reply.refused ? told(reply.refused) : t("line.failed");
      });
  };
  const tap = () =>
    (picking.value = {
      title: `${player}: ${t("hands.type")}`,
      many: Math.max(2, expected + 6),
      onPicked: (chosen) => (cards.value = [...(cards.value ?? []), ...chosen]),
    });
  return (
    <Sheet title={`${player}: ${t(showing ? "do.show-hand" : "hands.title")}`} onClose={onClose}>
      {place.value?.role === "seat" && (
        <p class="quiet">
          <Icon name="eye" /> {t("hands.private")}
        </p>
      )}
      <div class="choices hand-ways">
        <PhotoButton
          class={cards.value || noPicture ? "" : "main"}
          words={t("hands.scan")}
          busy={handPhoto.busy.value}
          onPhoto={handPhoto.read}
        />
        {camera.value?.on && (
          <button class="button" onClick={() => void fromTable()}>
            <Icon name="eye" />
            {t("hands.tablecamera")}
          </button>
        )}
        <button class="button" onClick={tap}>
          <Icon name="cards" />
          {t("hands.type")}
        </button>
        {!showing && (
          <button
            class="button"
            onClick={() => {
              cards.value = null;
              points.value = points.value ?? 0;
              ready(document.querySelector<HTMLInputElement>(".sheet input[type=number]"));
            }}
          >
            <Icon name="pencil" />
            {t("hands.points")}
          </button>
        )}
        {(!showing || expected === 0) && (
          <button class="button" onClick={() => (cards.value = [])}>
            {t("hands.none")}
          </button>
        )}
      </div>
      {says.value && !differs && (
        <p class="note" role="status">
          {says.value}
        </p>
      )}
      {cards.value && (
        <>
          {differs && (
            <p class="note bad lead" role="status">
              {t("hands.differs", { n: read, m: expected })} {t("hands.count")}
            </p>
          )}
          {doubt.value && (
            <p class="note bad" role="status">
              {doubt.value}
            </p>
          )}
          <UnsureCards cards={handPhoto.unsure} onPick={(card) => (cards.value = [...(cards.value ?? []), card])} />
          <ul class="fan-cards">
            {cards.value.map((name, i) => (
              <li key={i} style={{ animationDelay: `${i * 90}ms` }}>
                <button
                  class="pick"
                  aria-label={t("pick.remove", { card: name })}
                  onClick={() => (cards.value = cards.value!.filter((_, j) => j !== i))}
                >
                  <Face name={plain(name)} colors={colorsHere()} spoken={false} />
                </button>
                {!showing && <b class="fan-points">{worth(name)}</b>}
              </li>
            ))}
          </ul>
          <p class="fan-total">
            <span class="quiet">{t("table.cards", { n: read })}</span>
            {!showing && (
              <>
                <Counting to={total} from={0} /> <span class="quiet">{t("hands.pointsword")}</span>
              </>
            )}
          </p>
        </>
      )}
      {!cards.value && points.value !== null && (
        <div class="row">
          <label class="field">
            {t("hands.points")}
            <input
              ref={ready}
              class="input number"
              type="number"
              inputMode="numeric"
              min="0"
              value={points.value}
              onInput={(e) => (points.value = Math.max(0, Math.round(Number(e.currentTarget.value))))}
              onKeyDown={(e) => e.key === "Enter" && save()}
            />
          </label>
          <Stepper value={points.value} max={2000} label={t("hands.points")} onChange={(n) => (points.value = n)} />
        </div>
      )}
      {(cards.value || points.value !== null) && (
        <button class="button main big wide" onClick={save}>
          <Icon name="check" />
          {differs ? t("hands.all", { n: read }) : t("hands.save")}
        </button>
      )}
    </Sheet>
  );
}
