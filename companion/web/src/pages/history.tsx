// The evenings, the standings, and the statistics of a game.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Bars, Lines, Ring } from "./chart.tsx";
import type { History, Statistics } from "../contract.ts";
import { ask, isHost, keep, keepFile, place, TurnedAway } from "../line/door.ts";
import { game } from "../line/games.ts";
import { Icon } from "../cards/icon.tsx";
import { homePage } from "../line/home.ts";
import { Page } from "./page.tsx";
import { asCsv, bgStats, bgStatsLink, type Played } from "./plays.ts";
import { PointsPanel } from "./points.tsx";
import { go } from "../line/route.ts";
import { datedIn, list, sentence, t, type Key } from "../words/words.ts";

export function HistoryPage({ path }: { path: string[] }) {
  return path[0] ? <OneGame id={path[0]} match={path[1]} /> : <Evenings />;
}

const evening = (date: string) =>
  new Date(`${date}T12:00:00`).toLocaleDateString(datedIn(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });

/** The number from which score sheets are counted; matches of the referee have lower ones. */
const FIRST_SHEET = 1001;
const title = (id: string) => game(id)?.title ?? (id === "score" ? t("history.score") : id);
const pageOf = ({ id, match }: Played) => (match >= FIRST_SHEET ? `score/${id}` : `history/${id}/${match}`);
const clock = (seconds: number) =>
  new Date(seconds * 1000).toLocaleTimeString(datedIn(), { hour: "2-digit", minute: "2-digit" });

const won = ([first, ...more]: string[]) =>
  more.length ? sentence({ say: "game-shared", players: [first!, ...more] }) : t("history.wins", { name: first });

function Evenings() {
  const says = useSignal<string | null>(null);
  const past = useSignal<History | null>(null);
  const sought = useSignal("");
  /** The table that was last taken off the list. */
  const gone = useSignal<string | null>(null);
  const failed = (error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed"));
  const look = () =>
    ask<History>("/api/history")
      .then((answer) => (past.value = answer))
      .catch(failed);
  useEffect(() => void look(), []);
  const putAway = (id: string) =>
    ask(`/api/history/${id}`, undefined, "DELETE")
      .then(() => {
        gone.value = id;
        return look();
      })
      .catch(failed);
  const bringBack = (id: string) =>
    ask(`/api/history/${id}`, {})
      .then(() => {
        gone.value = null;
        return look();
      })
      .catch(failed);
  const standings = past.value?.standings ?? [];
  const wanted = sought.value.trim().toLowerCase();
  const fits = (one: Played) => one.players.some((name) => name.toLowerCase().includes(wanted));
  const nights = (past.value?.evenings ?? [])
    .map((night) => ({ ...night, tables: night.tables.filter(fits) }))
    .filter((night) => night.tables.length);
  const all = (past.value?.evenings ?? []).flatMap((night) => night.tables);
  // An abandoned game is listed, but it is no result to take home.
  const found = nights.flatMap((night) => night.tables).filter((one) => one.phase === "over");
  return (
    <Page title={t("history.title")}>
      {says.value && (
        <p class="note bad" role="alert">
          {says.value}
        </p>
      )}
      {past.value && !past.value.evenings.length && <p class="note lead">{t("history.none")}</p>}
      {standings.length > 0 && (
        <section class="panel">
          <h2>{t("history.standings")}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <div class="scroller" tabIndex={0} role="region" aria-label={t("history.standings")}>
            <table class="standings">
              <thead>
                <tr>
                  <th scope="col">{t("history.player")}</th>
                  <th scope="col">{t("history.won")}</th>
                  <th scope="col">{t("history.games")}</th>
                  <th scope="col">{t("history.rounds")}</th>
                  <th scope="col">{t("table.points")}</th>
                </tr>
              </thead>
              <tbody>
                {standings.map((one, i) => (
                  <tr key={one.player}>
                    <th scope="row">
                      {i === 0 && one.won > 0 && <Icon name="crown" />}
                      {one.player}
                    </th>
                    <td>
                      <b>{one.won}</b>
                      <span class="rate" aria-hidden="true">
                        <i style={{ width: `${one.games ? (100 * one.won) / one.games : 0}%` }} />
                      </span>
                    </td>
                    <td>{one.games}</td>
                    <td>{one.rounds_won}</td>
                    <td>{one.points}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {all.length > 0 && (
        <div class="row">
          <input
            class="input grow"
            type="search"
            aria-label={t("history.search")}
            placeholder={t("history.search")}
            value={sought.value}
            onInput={(e) => (sought.value = e.currentTarget.value)}
          />
          <button
            class="button"
            onClick={() => keepFile(new Blob([asCsv(found, title)], { type: "text/csv" }), "games.csv")}
          >
            <Icon name="down" />
            {t("history.csv")}
          </button>
          <button
            class="button"
            onClick={() =>
              keepFile(
                new Blob([
                  JSON.stringify(
                    found.map((one) => bgStats(one, title)),
                    null,
                    1,
                  ),
                ]),
                "games.json",
              )
            }
          >
            <Icon name="down" />
            {t("history.bgstats")}
          </button>
        </div>
      )}
      {gone.value && (
        <div class="note row" role="status">
          <span>{t("history.gone")}</span>
          <button class="button push" onClick={() => void bringBack(gone.value!)}>
            <Icon name="undo" />
            {t("nav.undo")}
          </button>
        </div>
      )}
      {nights.map((night) => (
        <section class="column" key={night.date}>
          <h2>{evening(night.date)}</h2>
          <div class="panels">
            {night.tables.map((one) => (
              <article class="panel evening" key={`${one.id} ${one.match}`}>
                <button class="evening-open" onClick={() => go(pageOf(one))}>
                  <span class="row">
                    <h3>{title(one.game)}</h3>
                    <span class="push quiet">
                      {clock(one.created)} · {t("history.minutes", { n: one.minutes })}
                    </span>
                  </span>
                  <span>
                    {one.winner ? (
                      <>
                        <Icon name="trophy" /> {won([one.winner].flat())}
                      </>
                    ) : (
                      t("history.unfinished")
                    )}
                  </span>
                  <span class="quiet">{list(one.players.map((name) => `${name} ${one.scores[name] ?? 0}`))}</span>
                </button>
                <span class="row">
                  <a class="button bare" href={bgStatsLink(one, title)}>
                    <Icon name="next" />
                    {t("history.bgopen")}
                  </a>
                  <button
                    class="button round bare push"
                    aria-label={t("history.delete", { name: list(one.players) })}
                    onClick={() => void putAway(one.id)}
                  >
                    <Icon name="trash" />
                  </button>
                </span>
              </article>
            ))}
          </div>
        </section>
      ))}
    </Page>
  );
}

function OneGame({ id, match }: { id: string; match: string | undefined }) {
  const which = match ? `?match=${match}` : "";
  const says = useSignal<string | null>(null);
  const stats = useSignal<Statistics | null>(null);
  useEffect(() => {
    void ask<Statistics>(`/api/tables/${id}/statistics${which}`)
      .then((answer) => (stats.value = answer))
      .catch((error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")));
  }, [id, match]);
  const now = stats.value;
  const failing = (what: Promise<unknown>) =>
    void what.catch((error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")));
  return (
    <Page
      title={t("table.stats")}
      backTo={isHost() || !place.value ? "history" : homePage()}
      tools={
        <button class="button main" onClick={() => go(`replay/${id}${match ? `/${match}` : ""}`)}>
          <Icon name="play" />
          {t("history.replay")}
        </button>
      }
    >
      {says.value && (
        <p class="note bad" role="alert">
          {says.value}
        </p>
      )}
      {now && (
        <div class="panels">
          {now.rounds.length > 0 && (
            <section class="panel span2">
              <h2>{t("history.race")}</h2>
              <Lines
                label={t("history.race")}
                series={now.players.map((one) => ({
                  name: one.name,
                  values: [0, ...now.rounds.map((round) => round.scores[one.name] ?? 0)],
                }))}
              />
            </section>
          )}
          <PointsPanel
            wide
            title={t("app.name")}
            rounds={now.rounds.filter((round) => round.winner)}
            players={now.players}
          />
          {Object.keys(now.colors).length > 0 && (
            <section class="panel">
              <h2>{t("history.colors")}</h2>
              <Ring label={t("history.colors")} parts={Object.entries(now.colors).sort((a, b) => b[1] - a[1])} />
            </section>
          )}
          <section class="panel">
            <h2>{t("history.plays")}</h2>
            <Bars rows={now.players.map((one) => ({ name: one.name, value: one.plays }))} />
          </section>
          <section class="panel">
            <h2>{t("history.draws")}</h2>
            <Bars rows={now.players.map((one) => ({ name: one.name, value: one.cards_drawn }))} />
          </section>
          {now.players.some((one) => (one.median_turn_seconds ?? 0) >= 0.1) && (
            <section class="panel">
              <h2>{t("history.slow")}</h2>
              <Bars
                unit=" s"
                rows={now.players.map((one) => ({
                  name: one.name,
                  value: Math.round((one.median_turn_seconds ?? 0) * 10) / 10,
                }))}
              />
            </section>
          )}
          <section class="panel">
            <h2>{t("history.most")}</h2>
            <Bars rows={now.players.map((one) => ({ name: one.name, value: one.most_cards }))} />
          </section>
          {Object.keys(now.faces).length > 0 && (
            <section class="panel">
              <h2>{t("history.faces")}</h2>
              <Bars
                rows={Object.entries(now.faces).map(([face, n]) => ({ name: t(`face.${face}` as Key), value: n }))}
              />
            </section>
          )}
        </div>
      )}
      {now && isHost() && (
        <div class="row">
          <button class="button" onClick={() => failing(keep(`/api/tables/${id}/export.csv${which}`, "game.csv"))}>
            <Icon name="down" />
            {t("history.csv")}
          </button>
          <button class="button" onClick={() => failing(keep(`/api/tables/${id}/export.json${which}`, "game.json"))}>
            <Icon name="down" />
            {t("history.json")}
          </button>
        </div>
      )}
    </Page>
  );
}
