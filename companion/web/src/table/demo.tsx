// The demo: the film of an evening that bots play, beside the table, with a line that says what this is.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ListedTable } from "../contract.ts";
import { ask, place, sit } from "../line/door.ts";
import { Film } from "../camera/film.tsx";
import { Icon } from "../cards/icon.tsx";
import { table } from "../line/line.ts";
import { go } from "../line/route.ts";
import { t } from "../words/words.ts";

/** Goes to the table where the bots are playing now. */
export function followBots(tables: ListedTable[]) {
  const newest = tables.find((one) => one.players?.length && one.phase !== "over");
  if (!newest || newest.id === place.value?.table) return;
  sit({ table: newest.id, token: null, role: "host", seat: null });
  go("table");
}

/** How often the demo looks for the bots' next table, in milliseconds. */
const LOOK_EVERY = 4000;

export function Demo() {
  const open = useSignal(innerWidth > 900);
  // The table makes room, so that nothing of it lies under the film.
  useEffect(() => {
    document.body.dataset.film = String(open.value);
    return () => delete document.body.dataset.film;
  }, [open.value]);
  const over = table.value?.phase === "over";
  useEffect(() => {
    if (!over) return;
    const timer = setInterval(
      () =>
        void ask<{ tables: ListedTable[] }>("/api/tables")
          .then((answer) => followBots(answer.tables))
          .catch(() => undefined),
      LOOK_EVERY,
    );
    return () => clearInterval(timer);
  }, [over]);
  return (
    <aside class="demo" data-open={open.value} aria-label={t("demo.title")}>
      <div class="row">
        <button class="button round" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
          <Icon name={open.value ? "close" : "camera"} />
          <span class="unseen">{t("camera.live")}</span>
        </button>
        <p>
          <b>{t("demo.title")}</b> {open.value && t("demo.says")}
        </p>
      </div>
      {open.value && <Film every={150} />}
      {open.value && (
        <button class="button" onClick={() => go("setup/new")}>
          <Icon name="cards" />
          {t("welcome.new")}
        </button>
      )}
    </aside>
  );
}
