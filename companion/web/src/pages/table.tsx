// The table page, on a tablet that lies flat between the players or stands at the end.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addressed } from "../table/facing.ts";
import { Stage, spoken } from "../table/stage.tsx";
import { foremost } from "../table/asked.ts";
import { act, message, table } from "../line/line.ts";
import { caller, lying, unplaced } from "../line/settings.ts";
import { hush } from "../table/caller.ts";
import { Icon } from "../cards/icon.tsx";
import { isHost, knowServer, server } from "../line/door.ts";
import { go } from "../line/route.ts";
import { Seat } from "../table/seat.tsx";
import { SIDES, sidesOf, type Side } from "../table/seating.ts";
import { t } from "../words/words.ts";
import type { Table } from "../contract.ts";
import { deferred } from "../line/lazy.tsx";
import { tapped } from "../table/tapped.ts";

const Confetti = deferred("Confetti");
const Menu = deferred("Menu");
const PlayerSheet = deferred("PlayerSheet");
const Demo = deferred("Demo");
const OrientationSheet = deferred("OrientationSheet");
const Lobby = deferred("Lobby");

export function TablePage() {
  const now = table.value;
  if (!now && !message.value) return <main class="page phone-wait" aria-busy="true" />;
  if (!now) return <Lobby />;
  return (
    <>
      <Board now={now} />
      {server.value?.demo && isHost() && <Demo />}
    </>
  );
}

function Board({ now }: { now: Table }) {
  const menu = useSignal(false);
  useEffect(
    () =>
      void knowServer().then((known) => {
        // People watch bots on a screen that stands, unless somebody says otherwise.
        if (known?.demo && unplaced()) lying.value = false;
      }),
    [],
  );
  const names = now.players.map((one) => one.name);
  const sides = sidesOf(names);
  const flat = lying.value;
  const who = addressed(now);
  const side: Side = flat && who && names.includes(who) ? sides[names.indexOf(who)]! : "bottom";
  const owing = foremost(now)?.to ?? [];
  return (
    <div class="table" data-cloth={spoken(now) ?? undefined} data-flat={flat} data-direction={now.direction}>
      <main class="table-inner" aria-label={t("table.title")}>
        <h1 class="unseen">{t("table.title")}</h1>
        <Track now={now} />
        <div class="middle">
          <Stage now={now} side={side} />
        </div>
        {SIDES.map((place) => (
          <div
            class={`side side-${place}`}
            key={place}
            data-many={crowded(sides, place)}
            role="group"
            aria-label={t(`side.${place}`)}
          >
            {now.players.map((player, i) =>
              sides[i] === place ? (
                <Seat
                  key={player.name}
                  player={player}
                  now={now}
                  owes={owing.includes(player.name)}
                  onTap={() => (tapped.value = player.name)}
                />
              ) : null,
            )}
          </div>
        ))}
        <nav class="corners" aria-label={t("nav.menu")}>
          {isHost() && (
            <button class="corner corner-undo" onClick={() => void act({ act: "undo" })}>
              <Icon name="undo" />
              {t("nav.undo")}
            </button>
          )}
          {isHost() && (
            <button class="corner corner-fix" onClick={() => go("fix")}>
              <Icon name="fix" />
              {t("nav.fix")}
            </button>
          )}
          <button class="corner corner-menu" aria-expanded={menu.value} onClick={() => (menu.value = true)}>
            <Icon name="menu" />
            {t("nav.menu")}
          </button>
          <button
            class="corner corner-voice"
            aria-pressed={caller.value}
            onClick={() => {
              caller.value = !caller.value;
              hush();
            }}
          >
            <Icon name={caller.value ? "loud" : "mute"} />
            {caller.value ? t("nav.mute") : t("nav.unmute")}
          </button>
        </nav>
        {now.phase === "over" && <Confetti />}
      </main>
      {unplaced() && !server.value?.demo && <OrientationSheet />}
      {menu.value && <Menu onClose={() => (menu.value = false)} />}
      {tapped.value && <PlayerSheet name={tapped.value} onClose={() => (tapped.value = null)} />}
    </div>
  );
}

/** Says whether so many sit on one side that the fans of cards must make room for the names. */
const crowded = (sides: Side[], place: Side) =>
  sides.filter((one) => one === place).length > (place === "left" || place === "right" ? 1 : 2);

/** The arrows around the table that run the way play goes. */
function Track({ now }: { now: Table }) {
  const way = t(now.direction === "left" ? "table.left" : "table.right");
  return (
    <div class="track" key={now.turn} role="img" aria-label={t("table.direction", { way })}>
      {["top", "right", "bottom", "left"].map((edge) => (
        <svg key={edge} class={`track-edge track-${edge}`} viewBox="0 0 120 24" aria-hidden="true">
          {[0, 1, 2, 3].map((i) => (
            <path key={i} style={{ animationDelay: `${i * 0.18}s` }} d={`M${12 + i * 28} 3l10 9-10 9`} />
          ))}
        </svg>
      ))}
    </div>
  );
}
