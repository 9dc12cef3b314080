// Just the score: for any card game, on the tablet, the phones and the television.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../cards/icon.tsx";
import { isHost, place, TurnedAway } from "../../line/door.ts";
import { score } from "../../line/line.ts";
import { go } from "../../line/route.ts";
import { openScore, scoreSays, unwritten, writeScore } from "../../line/scorewriting.ts";
import { Newcomer } from "../../sheets/newcomer.tsx";
import { Sheet as Dialog } from "../../sheets/sheet.tsx";
import { Confetti } from "../../table/confetti.tsx";
import { list, t } from "../../words/words.ts";
import { Page } from "../page.tsx";
import { JoinCode, WatchAddress } from "../phones.tsx";
import { Share } from "../points.tsx";
import { Begin, GameFields } from "./begin.tsx";
import { Board } from "./board.tsx";
import { asRounds, firstEmpty, nextCell, valueAt, type Cell, type Sheet } from "./cells.ts";
import { Pad } from "./pad.tsx";

type Open = "phones" | "game" | "share" | null;

export function ScorePage({ path }: { path: string[] }) {
  const beginning = useSignal(path[0] === "new" || !place.value);
  const says = useSignal<string | null>(null);
  // `#/score/ID` looks at a sheet out of the history.
  const past = path[0] && path[0] !== "new" ? path[0] : undefined;
  useEffect(() => {
    if (beginning.value) return;
    openScore(past).catch(
      (error: unknown) => (says.value = error instanceof TurnedAway ? error.message : t("line.failed")),
    );
  }, [past, place.value?.table, beginning.value]);
  const sheet = score.value?.sheet ?? null;
  if (beginning.value || (score.value && !sheet && isHost()))
    return (
      <Begin
        onBegun={() => {
          beginning.value = false;
          history.replaceState(null, "", "#/score");
        }}
      />
    );
  if (!sheet)
    return (
      <Page title={t("score.title")} backTo="">
        {says.value && (
          <p class="note bad" role="alert">
            {says.value}
          </p>
        )}
      </Page>
    );
  return <Scoring sheet={sheet} reading={past !== undefined && past !== place.value?.table} />;
}

function Scoring({ sheet, reading }: { sheet: Sheet; reading: boolean }) {
  const seat = place.value?.role === "seat" ? place.value.seat : null;
  const own = seat ? [seat] : [];
  const mine = isHost() ? sheet.columns : own;
  const writes = !reading && mine.length > 0;
  const chosen = useSignal<Cell | null>(null);
  const open = useSignal<Open>(null);
  const at = writes ? (chosen.value ?? firstEmpty(sheet, mine)) : undefined;
  const write = (points: number | null) => {
    const cell = at!;
    const row = [...sheet.rounds, ...(cell.round > sheet.rounds.length ? [{}] : [])];
    row[cell.round - 1] = { ...row[cell.round - 1], [cell.column]: points };
    chosen.value = points === null ? null : nextCell({ ...sheet, rounds: row }, cell, mine);
    void writeScore({ act: "points", ...cell, points });
  };
  return (
    <Page
      title={sheet.title || t("score.title")}
      class="score"
      backTo={reading ? "history" : ""}
      tools={
        <>
          {writes && (
            <button
              class="button"
              disabled={!score.value?.undo}
              onClick={() => {
                chosen.value = null;
                void writeScore({ act: "undo" });
              }}
            >
              <Icon name="undo" />
              {t("nav.undo")}
            </button>
          )}
          {isHost() && !reading && (
            <>
              <button class="button" onClick={() => (open.value = "phones")}>
                <Icon name="phone" />
                {t("nav.phones")}
              </button>
              <button class="button" onClick={() => (open.value = "game")}>
                <Icon name="pencil" />
                {t("score.game")}
              </button>
            </>
          )}
          <button class="button" onClick={() => (open.value = "share")}>
            <Icon name="down" />
            {t("points.share")}
          </button>
        </>
      }
    >
      {sheet.over && <Won sheet={sheet} />}
      {scoreSays.value && (
        <p class="note bad" role="alert">
          {scoreSays.value}
        </p>
      )}
      {unwritten.value > 0 && (
        <p class="note" role="status">
          {t("line.kept", { n: unwritten.value })}
        </p>
      )}
      <p class="quiet score-aim">
        {sheet.target !== null && t("score.to", { n: sheet.target })} {sheet.lowest && t("score.lowest")}
      </p>
      <div class="score-desk">
        <Board sheet={sheet} at={at} mine={writes ? mine : []} onPick={(cell) => (chosen.value = cell)} />
        {at && (
          <Pad
            key={`${at.round} ${at.column} ${valueAt(sheet, at)}`}
            at={at}
            value={valueAt(sheet, at)}
            onWrite={write}
          />
        )}
      </div>
      {open.value === "phones" && (
        <Dialog title={t("nav.phones")} onClose={() => (open.value = null)}>
          <JoinCode />
          <WatchAddress />
        </Dialog>
      )}
      {open.value === "game" && <GameSheet sheet={sheet} onClose={() => (open.value = null)} />}
      {open.value === "share" && (
        <Share
          title={sheet.title || t("score.title")}
          rounds={asRounds(sheet)}
          players={sheet.columns.map((name) => ({ name, score: sheet.totals[name] ?? 0 }))}
          onClose={() => (open.value = null)}
        />
      )}
    </Page>
  );
}

/** Somebody has won: another sheet with the same names, or on with this one. */
function Won({ sheet }: { sheet: Sheet }) {
  const again = () =>
    writeScore({
      act: "sheet",
      columns: sheet.columns,
      title: sheet.title,
      lowest: sheet.lowest,
      target: sheet.target,
    });
  return (
    <section class="panel score-won" role="status">
      <h2>
        <Icon name="trophy" /> {t("score.won", { names: list(sheet.leaders), n: sheet.leaders.length })}
      </h2>
      <Confetti />
      {isHost() && (
        <div class="choices">
          <button class="button main" onClick={() => void again()}>
            <Icon name="play" />
            {t("do.rematch")}
          </button>
          <button class="button" onClick={() => void writeScore({ act: "go-on" })}>
            {t("score.goon")}
          </button>
          <button class="button" onClick={() => go("history")}>
            <Icon name="history" />
            {t("nav.history")}
          </button>
        </div>
      )}
    </section>
  );
}

/** The names, what is played and to what end. */
function GameSheet({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const title = useSignal(sheet.title);
  const target = useSignal(sheet.target === null ? "" : String(sheet.target));
  const lowest = useSignal(sheet.lowest);
  const newcomer = useSignal("");
  const save = () => {
    const points = Number(target.value);
    const rules = { title: title.value, lowest: lowest.value, target: points > 0 ? points : null };
    void writeScore({ act: "rules", ...rules });
    onClose();
  };
  return (
    <Dialog title={t("score.game")} onClose={onClose}>
      <GameFields
        title={title.value}
        target={target.value}
        lowest={lowest.value}
        onTitle={(typed) => (title.value = typed)}
        onTarget={(typed) => (target.value = typed)}
        onLowest={(on) => (lowest.value = on)}
      />
      <h3>{t("score.who")}</h3>
      <ul class="column">
        {sheet.columns.map((column) => (
          <li key={column}>
            <input
              class="input"
              aria-label={t("people.rename", { name: column })}
              maxLength={24}
              defaultValue={column}
              onChange={(e) => {
                const name = e.currentTarget.value.trim();
                if (name && name !== column) void writeScore({ act: "rename", column, name });
              }}
            />
          </li>
        ))}
      </ul>
      <Newcomer
        name={newcomer}
        onAdd={() => {
          const name = newcomer.value.trim();
          if (name) void writeScore({ act: "join", name }).then(() => (newcomer.value = ""));
        }}
      />
      <div class="choices">
        <button class="button main" onClick={save}>
          <Icon name="check" />
          {t("nav.done")}
        </button>
        <button
          class="button"
          onClick={() => {
            onClose();
            void writeScore({ act: "end" });
          }}
        >
          <Icon name="trophy" />
          {t("score.end")}
        </button>
      </div>
    </Dialog>
  );
}
