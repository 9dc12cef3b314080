// The dashboard: one page for each place at the table.
import { effect, signal, untracked } from "@preact/signals";
import { render, type ComponentType } from "preact";
import "./base.css";
import "./table.css";
import { heard } from "./caller.ts";
import { opened } from "./ask.tsx";
import { place } from "./door.ts";
import { deckHere, game } from "./games.ts";
import { Icon } from "./icon.tsx";
import { holdBackQuickTaps } from "./fresh.ts";
import { fetchAhead, later, lazy } from "./later.tsx";
import { link, message, table, waiting } from "./line.ts";
import { Picker, picking } from "./picker.tsx";
import { wheelWanted } from "./wheelwanted.ts";
import { go, route } from "./route.ts";
import { stayAwake } from "./awake.ts";
import { Stumble } from "./stumble.tsx";
import { homePage } from "./page.tsx";
import { t } from "./words.ts";
import { speaking } from "./tongue.ts";
import { tapped } from "./tapped.ts";
import { TablePage } from "./pages/table.tsx";

const WelcomePage = lazy(() => import("./pages/welcome.tsx").then((page) => page.WelcomePage));
const WheelOver = later("WheelOver");
const OpenedSheet = later("OpenedSheet");

const pages = {
  phone: lazy(() => import("./pages/phone.tsx").then((page) => page.PhonePage)),
  watch: later("WatchPage"),
  phones: later("PhonesPage"),
  setup: later("SetupPage"),
  fix: later("FixPage"),
  hands: later("HandsPage"),
  history: later("HistoryPage"),
  replay: later("ReplayPage"),
  print: later("PrintPage"),
  rules: later("RulesPage"),
  settings: later("SettingsPage"),
  camera: later("PhoneCameraPage"),
  teach: later("TeachPage"),
  aim: later("AimPage"),
} as const;

function Here() {
  const [name = "", ...rest] = route.value;
  if (name === "join" || name === "key" || name === "") return <WelcomePage path={route.value} />;
  if (name === "table" || name === "wheel") return place.value ? <TablePage /> : <WelcomePage path={[]} />;
  const Page = pages[name as keyof typeof pages] as ComponentType<{ path: string[] }> | undefined;
  return Page ? <Page path={rest} /> : <WelcomePage path={[]} />;
}

/** Shortly after the line is back, that is said, too. */
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

/** A rematch: what was open belonged to the game before. */
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

/** Somebody else was faster: a sheet that answers nothing any more goes, and the table says what happened. */
effect(() => {
  const open = table.value?.awaiting.map((one) => one.id) ?? [];
  untracked(() => {
    if (picking.value?.prompt && !open.includes(picking.value.prompt)) picking.value = null;
    if (opened.value && !open.includes(opened.value.prompt.id)) opened.value = null;
  });
});

/** Said calmly: people play on with their cards while a router starts again. */
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
// What is needed to tap comes with the table: a network may go away at any time.
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
// A phone that comes back goes straight to its seat, the tablet to its table.
if (!route.value.length && place.value) go(homePage());
void speaking.then(() => render(<App />, document.getElementById("app")!));
