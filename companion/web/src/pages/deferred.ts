// The pages and sheets that are fetched once the table is on screen.
// They stand in one file because the bundler cuts shared code into a piece for each way to reach it, and each costs bytes.
import "../cards/pageicons.ts";
export { OpenedSheet } from "../sheets/answering.tsx";
export { MyCards } from "../table/mycards.tsx";
export { Buzzer, RaceOrder } from "../table/buzzer.tsx";
export { CardTyping } from "../table/cardtyping.tsx";
export { Demo } from "../table/demo.tsx";
export { OrientationSheet } from "../sheets/orientation.tsx";
export { Menu } from "../sheets/menu.tsx";
export { AimPage } from "./aim.tsx";
export { PhoneCameraPage } from "./camera.tsx";
export { FixPage } from "./fix.tsx";
export { Hand, HandsPage } from "./hands.tsx";
export { HelpPage } from "./help.tsx";
export { HistoryPage } from "./history.tsx";
export { Lobby, PhonesPage } from "./phones.tsx";
export { PrintPage } from "./print/print.tsx";
export { ReplayPage } from "./replay.tsx";
export { Grounds, RulesPage } from "./rules.tsx";
export { ScorePage } from "./score/score.tsx";
export { SettingsPage } from "./settings.tsx";
export { SetupPage } from "./setup/setup.tsx";
export { TeachPage } from "./teach.tsx";
export { WatchPage } from "./watch.tsx";
export { WaysOut } from "../sheets/waysout.tsx";
export { PlayerSheet } from "../sheets/player.tsx";
export { WheelOver } from "../table/wheel.tsx";
export { MisreadButton } from "../camera/misread.tsx";
