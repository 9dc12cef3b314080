// Teaches the camera a deck without tags: each face is shown once, in rows or one after another.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { speak } from "../table/caller.ts";
import type { DeckPhoto, Glimpse, KnownDeck, ShownCard } from "../contract.ts";
import { ask, here, picture, place, TurnedAway, send } from "../line/door.ts";
import { Face } from "../cards/face.tsx";
import { game } from "../line/games.ts";
import { Icon } from "../cards/icon.tsx";
import { camera } from "../line/line.ts";
import { household, saveDeck } from "../line/decks.ts";
import { Choice, Page } from "./page.tsx";
import { shrunk } from "../camera/shrink.ts";
import { PhotoButton } from "../camera/photo.tsx";
import { cardWords, colorWord, t, type Key } from "../words/words.ts";
import { Boxes } from "./boxes.tsx";

const NAME = /^[A-Za-z0-9][A-Za-z0-9 _-]{0,23}$/;
/** The longer side of a photo that is sent, in pixels. */
const LONGEST_SIDE = 2600;
/** The pause between two looks at the card under the camera, in milliseconds. */
const LOOK_EVERY = 350;

export function TeachPage({ path }: { path: string[] }) {
  const box = useSignal(path[0] ?? "classic");
  const name = useSignal(path[1] ?? "");
  const known = useSignal<KnownDeck | null>(null);
  const part = useSignal("all");
  const photo = useSignal<{ seen: DeckPhoto; address: string } | null>(null);
  const asked = useSignal<ShownCard[]>([]);
  const poor = useSignal<ShownCard[]>([]);
  const oneByOne = useSignal(false);
  const busy = useSignal(false);
  const says = useSignal<string | null>(null);
  const title = game(box.value)?.title;
  const at = () => `/api/decks/${encodeURIComponent(name.value.trim())}`;
  const failed = (error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed"));

  useEffect(() => {
    if (!path[1] && title && !name.value) name.value = title.replace(/[^A-Za-z0-9 _-]/g, "").trim();
  }, [title]);
  useEffect(() => {
    known.value = null;
    says.value = null;
    if (!NAME.test(name.value.trim())) return;
    const later = setTimeout(() => {
      void ask<KnownDeck>(`${at()}?game=${box.value}`)
        .then((answer) => {
          known.value = answer;
          part.value = Object.keys(answer.known).length && answer.parts.missing ? "missing" : "all";
        })
        .catch(failed);
    }, 250);
    return () => clearTimeout(later);
  }, [box.value, name.value]);
  useEffect(() => () => void (photo.value && URL.revokeObjectURL(photo.value.address)), [photo.value]);

  const learned = (now: KnownDeck) => {
    const first = known.value !== null && known.value.missing.length > 0;
    known.value = now;
    if (now.missing.length === 0) {
      if (first) speak(t("teach.all", { deck: now.name }));
      // From now on this deck is the one for that box.
      void household()
        .then((kept) => saveDeck(now.game, { ...kept.decks?.[now.game], bare: now.name, cards: "bare" }))
        .catch(() => undefined);
    } else if (part.value === "missing" || !now.parts[part.value]) part.value = "missing";
  };
  const take = (seen: DeckPhoto, address: string) => {
    photo.value = { seen, address };
    asked.value = seen.cards.filter((one) => one.looks);
    poor.value = seen.cards.filter((one) => one.poor && !(one.face in seen.deck.known));
    learned(seen.deck);
    if (seen.deck.missing.length) part.value = "missing";
  };
  const shoot = async (data: Blob) => {
    busy.value = true;
    says.value = null;
    try {
      const small = await shrunk(data, LONGEST_SIDE);
      take(
        await send<DeckPhoto>(`${at()}/photo?game=${box.value}&part=${part.value}`, small),
        URL.createObjectURL(small),
      );
    } catch (error) {
      failed(error);
    }
    busy.value = false;
  };
  const answer = async (card: ShownCard, face: string | null) => {
    asked.value = asked.value.filter((one) => one !== card);
    if (!face || !card.picture) return;
    const bytes = Uint8Array.from(atob(card.picture.split(",")[1]!), (one) => one.charCodeAt(0));
    const cut = new Blob([bytes], { type: "image/webp" });
    await ask<KnownDeck>(`${at()}/faces/${face}?game=${box.value}`, cut, "PUT").then(learned).catch(failed);
  };
  const forget = () =>
    void ask(at(), undefined, "DELETE")
      .then(() => ask<KnownDeck>(`${at()}?game=${box.value}`))
      .then((now) => {
        known.value = now;
        photo.value = null;
        part.value = "all";
        asked.value = poor.value = [];
      })
      .catch(failed);

  const now = known.value;
  const total = now ? now.parts.all!.reduce((sum, row) => sum + row.length, 0) : 0;
  const done = now !== null && now.missing.length === 0;
  const words = (one: string) => {
    if (one === "all") return t("teach.whole");
    if (one === "missing") return t("teach.missing", { n: now?.missing.length ?? 0 });
    return one === "wild" ? t("symbol.wild") : colorWord(one);
  };
  return (
    <Page title={t("teach.title")} backTo="setup" class="teach">
      <p class="lead">{t("teach.lead")}</p>
      <section class="panel">
        <Boxes
          label={t("setup.game")}
          chosen={box.value}
          onChoose={(id) => {
            box.value = id;
            name.value = "";
            photo.value = null;
          }}
        />
        <label class="field">
          {t("teach.name")}
          <input
            class="input"
            maxLength={24}
            autocomplete="off"
            value={name.value}
            onInput={(e) => (name.value = e.currentTarget.value)}
          />
        </label>
        {now && (
          <p class={`note ${done ? "good" : ""}`} role="status">
            {done
              ? t("teach.all", { deck: now.name })
              : t("teach.known", { n: total - now.missing.length, all: total })}
          </p>
        )}
        {says.value && (
          <p class="note bad" role="alert">
            {says.value}
          </p>
        )}
      </section>
      {asked.value.length > 0 && (
        <section class="panel" aria-labelledby="teach-asked">
          <h2 id="teach-asked" aria-live="polite">
            {t("teach.asked")}
          </h2>
          {asked.value.map((card) => (
            <div key={card.face} class="row teach-asked">
              <img src={card.picture} alt={t("teach.cut")} />
              {choices(card, asked.value).map((face) => (
                <button
                  key={face}
                  class="likeliest-card"
                  aria-label={cardWords(face)}
                  onClick={() => void answer(card, face)}
                >
                  <Face name={face} spoken={false} />
                </button>
              ))}
              <button class="button" onClick={() => void answer(card, null)}>
                {t("teach.neither")}
              </button>
            </div>
          ))}
        </section>
      )}
      {now && !done && (
        <section class="panel">
          <h2>{t("teach.rows")}</h2>
          <p class="quiet">{t("teach.how")}</p>
          <Choice
            label={t("teach.part")}
            value={part.value}
            of={Object.keys(now.parts).map((one): [string, string] => [one, words(one)])}
            onChange={(one) => {
              part.value = one;
              photo.value = null;
            }}
          />
          <Layout rows={now.parts[part.value] ?? []} known={now.known} />
          <div class="row">
            <PhotoButton
              class="main big"
              words={t("teach.photo")}
              busy={busy.value}
              onPhoto={(file) => void shoot(file)}
            />
            {camera.value?.on && place.value && (
              <button
                class="button big"
                aria-pressed={oneByOne.value}
                onClick={() => (oneByOne.value = !oneByOne.value)}
              >
                <Icon name={oneByOne.value ? "pause" : "play"} />
                {t(oneByOne.value ? "teach.stop" : "teach.one")}
              </button>
            )}
          </div>
          {!camera.value?.on && <p class="quiet">{t("teach.nocamera")}</p>}
        </section>
      )}
      {oneByOne.value && now && now.missing.length > 0 && (
        <OneByOne
          deck={now}
          onLearned={learned}
          onAsked={(card) => (asked.value = [card])}
          waits={asked.value.length > 0}
        />
      )}
      {photo.value && <Seen {...photo.value} poor={poor.value} />}
      {done && now && <Taught deck={now} at={at()} onForget={forget} onAgain={learned} />}
    </Page>
  );
}

/** The order in which the cards are laid on the table; those that are known already are pale. */
function Layout({ rows, known }: { rows: string[][]; known: Record<string, number> }) {
  const broad = Math.max(...rows.map((row) => row.length), 1);
  return (
    <div class="teach-rows" style={{ "--broad": broad }} role="img" aria-label={t("teach.rows")}>
      {rows.map((row, nth) => (
        <div key={nth} class="teach-row">
          {row.map((face) => (
            <span key={face} class="teach-card" data-known={face in known} title={cardWords(face)}>
              <Face name={face} spoken={false} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What a doubtful card can be: the face of its place, the face it looks like, or another face in doubt. */
const choices = (card: ShownCard, all: ShownCard[]) =>
  [...new Set([card.face, card.looks!, ...all.map((one) => one.face)])].slice(0, 5);

const how = (card: ShownCard) => {
  if (card.poor) return "poor";
  return card.looks ? "asked" : "good";
};

/** The picture, with each card that was found outlined and named. */
function Seen({ seen, address, poor }: { seen: DeckPhoto; address: string; poor: ShownCard[] }) {
  const middle = (card: ShownCard, axis: 0 | 1) => card.corners.reduce((sum, one) => sum + one[axis], 0) / 4;
  return (
    <section class="panel">
      <h2>{t("teach.seen", { n: seen.cards.length })}</h2>
      {seen.strange > 0 && <p class="note bad">{t("teach.strange", { n: seen.strange })}</p>}
      <div class="viewer teach-seen" data-on="true">
        <img src={address} alt={t("camera.live")} />
        <svg viewBox={`0 0 ${seen.wide} ${seen.tall}`} aria-hidden="true">
          {seen.cards.map((card) => (
            <g key={card.face} data-how={how(card)}>
              <polygon points={card.corners.map((one) => one.join(",")).join(" ")} />
              <text x={middle(card, 0)} y={middle(card, 1)} font-size={seen.wide / 55}>
                {cardWords(card.face)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      {poor.length > 0 && (
        <ul class="teach-poor">
          {poor.map((card) => (
            <li key={card.face}>
              <b>{cardWords(card.face)}</b> {t(`teach.${card.poor}` as Key)}
            </li>
          ))}
        </ul>
      )}
      {seen.deck.missing.length > 0 && (
        <p role="status">
          {t("teach.still")} {seen.deck.missing.map(cardWords).join(", ")}
        </p>
      )}
    </section>
  );
}

/** One card after another is laid under the camera; the voice says which is next, and nobody taps. */
function OneByOne({
  deck,
  onLearned,
  onAsked,
  waits,
}: {
  deck: KnownDeck;
  onLearned: (now: KnownDeck) => void;
  onAsked: (card: ShownCard) => void;
  waits: boolean;
}) {
  const next = deck.missing[0]!;
  const state = useSignal<Glimpse["state"]>("nothing");
  const why = useSignal<string | null>(null);
  const shot = useSignal<string | null>(null);
  const says = useSignal<string | null>(null);
  useEffect(() => speak(t("teach.next", { card: next })), [next]);
  useEffect(() => {
    if (waits) return;
    let on = true;
    const look = async () => {
      let told: string | null = null;
      while (on) {
        try {
          const body = { deck: deck.name, game: deck.game, face: next };
          const seen = await ask<Glimpse>(`${here()}/teach`, body);
          if (!on) return;
          says.value = null;
          state.value = seen.state;
          why.value = seen.state === "poor" ? (seen.card?.poor ?? null) : null;
          if (why.value && why.value !== told) speak(t(`teach.${why.value}` as Key));
          told = why.value;
          if (seen.state === "taught" && seen.deck) return onLearned(seen.deck);
          if (seen.state === "asked" && seen.card) return onAsked(seen.card);
        } catch (error) {
          says.value = error instanceof TurnedAway ? error.message : t("line.failed");
          await new Promise((done) => setTimeout(done, 1000));
        }
        await new Promise((done) => setTimeout(done, LOOK_EVERY));
      }
    };
    void look();
    return () => {
      on = false;
    };
  }, [next, waits]);
  useEffect(() => {
    let on = true;
    const view = async () => {
      while (on) {
        const latest = await picture(`${here()}/camera.jpg`).catch(() => null);
        if (shot.value) URL.revokeObjectURL(shot.value);
        if (latest && on) shot.value = latest;
        await new Promise((done) => setTimeout(done, 900));
      }
    };
    void view();
    return () => {
      on = false;
      if (shot.value) URL.revokeObjectURL(shot.value);
    };
  }, []);
  return (
    <section class="panel teach-one">
      <div class="teach-next">
        <Face name={next} spoken={false} />
        <div>
          <h2 aria-live="polite">{t("teach.next", { card: next })}</h2>
          <p role="status">{why.value ? t(`teach.${why.value}` as Key) : t(`teach.is-${state.value}` as Key)}</p>
          <p class="quiet">{t("teach.left", { n: deck.missing.length })}</p>
          {says.value && (
            <p class="note bad" role="alert">
              {says.value}
            </p>
          )}
        </div>
      </div>
      {shot.value && (
        <div class="viewer" data-on="true">
          <img src={shot.value} alt={t("camera.live")} />
        </div>
      )}
    </section>
  );
}

/** A deck that is known: one tap on a face shows it again, and one button forgets the deck. */
function Taught({
  deck,
  at,
  onForget,
  onAgain,
}: {
  deck: KnownDeck;
  at: string;
  onForget: () => void;
  onAgain: (now: KnownDeck) => void;
}) {
  const sure = useSignal(false);
  return (
    <section class="panel">
      <h2>{t("teach.faces")}</h2>
      <p class="quiet">{t("teach.again")}</p>
      <div class="teach-faces">
        {deck.parts.all!.flat().map((face) => (
          <TaughtFace
            key={face}
            face={face}
            at={at}
            onAgain={() =>
              void ask<KnownDeck>(`${at}/faces/${face}?game=${deck.game}`, undefined, "DELETE").then(onAgain)
            }
          />
        ))}
      </div>
      <div class="row">
        <a class="button main big" href={`#/setup/${deck.game}/${encodeURIComponent(deck.name)}`}>
          <Icon name="play" />
          {t("teach.play")}
        </a>
        <button class="button" onClick={() => (sure.value ? onForget() : (sure.value = true))}>
          {t(sure.value ? "teach.sure" : "teach.forget", { deck: deck.name })}
        </button>
      </div>
    </section>
  );
}

function TaughtFace({ face, at, onAgain }: { face: string; at: string; onAgain: () => void }) {
  const address = useSignal<string | null>(null);
  useEffect(() => {
    let kept: string | null = null;
    void picture(`${at}/faces/${face}`)
      .then((one) => (address.value = kept = one))
      .catch(() => undefined);
    return () => void (kept && URL.revokeObjectURL(kept));
  }, []);
  return (
    <button class="teach-face" aria-label={t("teach.reshow", { card: face })} onClick={onAgain}>
      {address.value ? <img src={address.value} alt="" loading="lazy" /> : <Face name={face} spoken={false} />}
      <span>{cardWords(face)}</span>
    </button>
  );
}
