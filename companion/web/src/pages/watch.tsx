// For a television or a stream: the table at four meters, with scores and the last plays. Nothing here can be tapped.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { askWords } from "../table/ask.tsx";
import { foremost, saysOf } from "../table/asked.ts";
import type { Line, Table } from "../contract.ts";
import { ask, here, join, place, TurnedAway } from "../line/door.ts";
import { Confetti } from "../table/confetti.tsx";
import { Film } from "../camera/film.tsx";
import { Icon } from "../cards/icon.tsx";
import { message, room, score, table } from "../line/line.ts";
import { openScore } from "../line/scorewriting.ts";
import { Board } from "./score/board.tsx";
import type { Sheet } from "./score/cells.ts";
import { Force, headline, Pile, spoken } from "../table/stage.tsx";
import { list, t } from "../words/words.ts";

/** How many of the last plays are listed. */
const PLAYS = 4;

export function WatchPage({ path: [code, how] }: { path: string[] }) {
  const says = useSignal<string | null>(null);
  const last = useSignal<string[]>([]);
  useEffect(() => {
    if (code && message.peek()?.code !== code)
      join({ code }).catch(
        (error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")),
      );
  }, [code]);
  const filmed = useSignal(false);
  const seq = message.value?.seq;
  useEffect(() => {
    if (!place.value || !seq) return;
    void ask<{ story: Line[] }>(`${here()}/story`)
      .then(({ story }) => {
        const told = story.filter((line) => !line.undone).map(saysOf);
        last.value = told.filter(Boolean).slice(-PLAYS).reverse();
      })
      .catch(() => undefined);
    void ask<{ on: boolean }>(`${here()}/camera`)
      .then(({ on }) => (filmed.value = on))
      .catch(() => undefined);
  }, [seq, place.value?.token]);
  const now = table.value;
  const sheet = score.value?.sheet;
  useEffect(() => {
    if (room.value === "score" && place.value) void openScore(place.value.table).catch(() => undefined);
  }, [room.value, place.value?.token]);
  if (room.value === "score" && sheet) return <WatchSheet sheet={sheet} clear={how === "clear"} />;
  if (!now)
    return (
      <main class="watch" data-clear={how === "clear"}>
        <h1>{t("app.name")}</h1>
        <p class="lead">{says.value ?? t(message.value ? "phone.notyet" : "join.wait")}</p>
      </main>
    );
  const prompt = foremost(now);
  const alarmed = now.players.filter((one) => one.uno !== "no").map((one) => one.name);
  return (
    <main class="watch" data-clear={how === "clear"} data-cloth={spoken(now) ?? undefined}>
      <h1 class="unseen">{t("watch.title")}</h1>
      <section class="watch-pile">
        <Pile now={now} />
        {!now.winner && <Force now={now} />}
        {filmed.value && <Film quiet />}
      </section>
      {now.winner && <Confetti />}
      <section class="watch-now" aria-live="polite">
        <p class="watch-top">
          {message.value?.code && <b>{t("watch.join", { code: message.value.code })}</b>}
          {now.round > 0 && <span>{t("table.round", { n: now.round })}</span>}
          <span class="watch-way" data-direction={now.direction} role="img" aria-label={way(now)}>
            <Icon name="turn" />
          </span>
        </p>
        <h2>{headline(now, prompt)}</h2>
        {alarmed.length > 0 && <p class="watch-uno">{t("watch.uno", { names: list(alarmed) })}</p>}
        {prompt && <p class="lead">{askWords(prompt)}</p>}
        <ol class="watch-plays" aria-label={t("watch.plays")}>
          {last.value.map((one, i) => (
            <li key={`${seq} ${i}`}>{one}</li>
          ))}
        </ol>
      </section>
      <ul class="watch-scores" aria-label={t("watch.scores")}>
        {now.players.map((one) => (
          <li key={one.name} data-turn={now.turn === one.name}>
            <b>{one.name}</b>
            {one.uno !== "no" && <span class="uno">{t(one.uno === "called" ? "table.uno" : "table.unoowed")}</span>}
            <span class="watch-cards">
              <Icon name="cards" />
              {one.cards}
            </span>
            <span class="watch-score">{one.score}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The direction of play, in words. */
const way = (now: Table) => t("table.direction", { way: t(now.direction === "left" ? "table.left" : "table.right") });

/** Just the score, large enough to be read from four meters. */
const WatchSheet = ({ sheet, clear }: { sheet: Sheet; clear: boolean }) => (
  <main class="watch" data-clear={clear}>
    <section class="watch-sheet">
      <h1>
        {sheet.over
          ? t("score.won", { names: list(sheet.leaders), n: sheet.leaders.length })
          : sheet.title || t("score.title")}
      </h1>
      <Board sheet={sheet} mine={[]} />
    </section>
    {sheet.over && <Confetti />}
  </main>
);
