// The dashboard: one page for each place at the table.
import { effect, signal, untracked } from "@preact/signals";
import { render, type ComponentType } from "preact";
import { heard } from "./table/caller.ts";
import { opened } from "./table/opened.ts";
import { place } from "./line/door.ts";
import { deckHere, game } from "./line/games.ts";
import { Icon } from "./cards/icon.tsx";
import { holdBackQuickTaps } from "./table/quicktaps.ts";
import { deferred, fetchAhead, lazy } from "./line/lazy.tsx";
import { link, message, room, table, waiting } from "./line/line.ts";
import { Picker, picking } from "./sheets/picker.tsx";
import { wheelWanted } from "./table/wheelwanted.ts";
import { go, route } from "./line/route.ts";
import { stayAwake } from "./line/awake.ts";
import { Stumble } from "./pages/stumble.tsx";
import { homePage } from "./line/home.ts";
import { t } from "./words/words.ts";
import { speaking } from "./words/language.ts";
import { tapped } from "./table/tapped.ts";
import { TablePage } from "./pages/table.tsx";

const WelcomePage = lazy(() => import("./pages/welcome.tsx").then((page) => page.WelcomePage));
const WheelOver = deferred("WheelOver");
const OpenedSheet = deferred("OpenedSheet");

const pages = {
  phone: lazy(() => import("./pages/phone.tsx").then((page) => page.PhonePage)),
  watch: deferred("WatchPage"),
  phones: deferred("PhonesPage"),
  setup: deferred("SetupPage"),
  fix: deferred("FixPage"),
  hands: deferred("HandsPage"),
  history: deferred("HistoryPage"),
  replay: deferred("ReplayPage"),
  print: deferred("PrintPage"),
  rules: deferred("RulesPage"),
  settings: deferred("SettingsPage"),
  camera: deferred("PhoneCameraPage"),
  teach: deferred("TeachPage"),
  aim: deferred("AimPage"),
  score: deferred("ScorePage"),
  help: deferred("HelpPage"),
  wheel: lazy(() => import("./pages/wheel.tsx").then((page) => page.JustTheWheel)),
} as const;

function Here() {
  const [name = "", ...rest] = route.value;
  if (name === "join" || name === "key" || name === "") return <WelcomePage path={route.value} />;
  if (name === "table" || name === "spin") return place.value ? <TablePage /> : <WelcomePage path={[]} />;
  const Page = pages[name as keyof typeof pages] as ComponentType<{ path: string[] }> | undefined;
  return Page ? <Page path={rest} /> : <WelcomePage path={[]} />;
}

/** True for a moment after the connection is back, so that the page can say it. */
const regained = signal(false);
let wasLost = false;
effect(() => {
  const now = link.value;
  if (wasLost && now === "here") {
    regained.value = true;
    setTimeout(() => (regained.value = false), 2500);
  }
  wasLost = now === "lost" || now === "blocked" || (wasLost && now !== "here");
});

/** True for a moment after a rematch has begun. What was open belonged to the game before, so it is closed. */
const begun = signal(false);
let match: number | undefined;
effect(() => {
  const now = message.value?.match;
  if (now !== undefined && match !== undefined && now > match)
    untracked(() => {
      opened.value = picking.value = tapped.value = null;
      if (["hands", "fix"].includes(route.value[0] ?? "")) go("table");
      begun.value = true;
      setTimeout(() => (begun.value = false), 4000);
    });
  match = message.value ? now : undefined;
});

/** Closes a sheet whose question somebody else has answered in the meantime. */
effect(() => {
  const open = table.value?.awaiting.map((one) => one.id) ?? [];
  untracked(() => {
    if (picking.value?.prompt && !open.includes(picking.value.prompt)) picking.value = null;
    if (opened.value && !open.includes(opened.value.prompt.id)) opened.value = null;
  });
});

/** A calm line about the connection: people play on with their cards while a router restarts. */
function LostLine() {
  if (regained.value)
    return (
      <div class="lost found" role="status">
        <Icon name="check" />
        {t("line.back")}
      </div>
    );
  if (begun.value)
    return (
      <div class="lost found" role="status">
        <Icon name="cards" />
        {t("line.newgame")}
      </div>
    );
  if (!place.value || (link.value !== "lost" && link.value !== "blocked")) return null;
  return (
    <div class="lost" role="status">
      <Icon name="lost" />
      <span>
        {t(link.value === "blocked" ? "line.blocked" : "line.lost")}{" "}
        {waiting.value > 0 && t("line.kept", { n: waiting.value })}
      </span>
    </div>
  );
}

function App() {
  return (
    <>
      <Stumble key={route.value[0] ?? ""}>
        <Here />
      </Stumble>
      {wheelWanted.value && <WheelOver />}
      <Picker />
      {opened.value && <OpenedSheet />}
      <p class="unseen" aria-live="polite">
        {heard.value}
      </p>
      <LostLine />
    </>
  );
}

stayAwake();
holdBackQuickTaps();
setTimeout(() => void fetchAhead(), 1500);
// The deck is fetched as soon as the table is known, because the network may go away before somebody taps.
effect(() => {
  const now = table.value?.game;
  if (now)
    untracked(() => {
      game(now);
      deckHere();
    });
});
effect(() => {
  document.body.dataset.seq = String(message.value?.seq ?? "");
  document.title = table.value?.turn
    ? `${t("table.turn", { name: table.value.turn })} · ${t("app.name")}`
    : t("app.name");
});
/** A score sheet has its own page: every device at the table goes there when the referee's game goes on as a score. */
effect(() => {
  if (room.value === "score" && place.value && ["table", "phone", "spin"].includes(route.value[0] ?? "")) go("score");
});
// A phone that comes back goes straight to its seat, the tablet to its table.
if (!route.value.length && place.value) go(homePage());
void speaking.then(() => render(<App />, document.getElementById("app")!));
