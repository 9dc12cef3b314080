// Replays a game card by card.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { saysOf } from "../table/asked.ts";
import type { Line, Table } from "../contract.ts";
import { ask, place } from "../line/door.ts";
import { Icon } from "../cards/icon.tsx";
import { Page } from "./page.tsx";
import { Force, Pile } from "../table/stage.tsx";
import { TowerMark } from "../cards/tower.tsx";
import { t } from "../words/words.ts";

export function ReplayPage({ path }: { path: string[] }) {
  const id = path[0] ?? place.value?.table ?? "";
  const which = path[1] ? `?match=${path[1]}` : "";
  const story = useSignal<Line[]>([]);
  const at = useSignal(0);
  const then = useSignal<Table | null>(null);
  const playing = useSignal(false);
  useEffect(() => {
    void ask<{ story: Line[] }>(`/api/tables/${id}/story${which}`)
      .then((answer) => {
        story.value = answer.story.filter(
          (line) => !line.undone && !["undo", "amend", "insert"].includes(line.act.act),
        );
      })
      .catch(() => undefined);
  }, [id, which]);
  const line = story.value[at.value];
  useEffect(() => {
    if (line)
      void ask<{ table: Table }>(`/api/tables/${id}/at/${line.seq}${which}`)
        .then((answer) => (then.value = answer.table))
        .catch(() => undefined);
  }, [line?.seq]);
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(() => {
      if (at.value >= story.value.length - 1) playing.value = false;
      else at.value += 1;
    }, 1100);
    return () => clearInterval(timer);
  }, [playing.value]);
  const last = Math.max(0, story.value.length - 1);
  const step = (to: number) => (at.value = Math.min(last, Math.max(0, to)));
  const now = then.value;
  return (
    <Page title={t("history.replay")} backTo={["history", ...path].join("/")}>
      <div class="replay" data-cloth={now?.color ?? undefined}>
        {now && (
          <>
            <div class="replay-pile">
              <Pile now={now} />
            </div>
            <div class="replay-says">
              <Force now={now} />
              <p class="lead" role="status">
                {line ? saysOf(line) : ""}
              </p>
              <ul class="replay-players">
                {now.players.map((one) => (
                  <li key={one.name} data-turn={now.turn === one.name}>
                    <b>{one.name}</b>
                    {one.towers.map((tower) => (
                      <TowerMark key={tower} tower={tower} />
                    ))}
                    <span>{t("table.cards", { n: one.cards })}</span>
                    <span>{t("table.score", { n: one.score })}</span>
                  </li>
                ))}
              </ul>
            </div>
          </>
        )}
      </div>
      <div class="replay-bar">
        <button class="button round" aria-label={t("history.first")} onClick={() => step(0)}>
          <Icon name="first" />
        </button>
        <button class="button round" aria-label={t("history.before")} onClick={() => step(at.value - 1)}>
          <Icon name="left" />
        </button>
        <button
          class="button main round"
          aria-label={playing.value ? t("history.pause") : t("history.playit")}
          onClick={() => (playing.value = !playing.value)}
        >
          <Icon name={playing.value ? "pause" : "play"} />
        </button>
        <button class="button round" aria-label={t("history.after")} onClick={() => step(at.value + 1)}>
          <Icon name="next" />
        </button>
        <button class="button round" aria-label={t("history.last")} onClick={() => step(last)}>
          <Icon name="last" />
        </button>
        <input
          class="slider"
          type="range"
          min="0"
          max={last}
          value={at.value}
          aria-label={t("history.step", { n: at.value + 1, m: last + 1 })}
          onInput={(e) => step(Number(e.currentTarget.value))}
        />
        <span class="quiet">{t("history.step", { n: at.value + 1, m: last + 1 })}</span>
      </div>
    </Page>
  );
}
