// What is fetched once the table stands: every page but the first one and the phone, and what opens over the table.
// In one file, because shared code is cut into as many files as there are ways to reach it, and each costs some bytes.
export { OpenedSheet } from "./answering.tsx";
export { MyCards } from "./cards.tsx";
export { Demo } from "./demo.tsx";
export { LiesOrStands } from "./lies.tsx";
export { Menu } from "./menu.tsx";
export { AimPage } from "./pages/aim.tsx";
export { PhoneCameraPage } from "./pages/camera.tsx";
export { FixPage } from "./pages/fix.tsx";
export { Hand, HandsPage } from "./pages/hands.tsx";
export { HistoryPage } from "./pages/history.tsx";
export { Lobby, PhonesPage } from "./pages/phones.tsx";
export { PrintPage } from "./pages/print.tsx";
export { ReplayPage } from "./pages/replay.tsx";
export { Grounds, RulesPage } from "./pages/rules.tsx";
export { SettingsPage } from "./pages/settings.tsx";
export { SetupPage } from "./pages/setup.tsx";
export { TeachPage } from "./pages/teach.tsx";
export { WatchPage } from "./pages/watch.tsx";
export { PlayerSheet } from "./player.tsx";
export { WheelOver } from "./wheel.tsx";
export { SawWrong } from "./wrong.tsx";
