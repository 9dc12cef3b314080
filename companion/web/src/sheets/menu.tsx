// The menu of everything that is not needed every minute.
import { useSignal } from "@preact/signals";
import { act, table } from "../line/line.ts";
import { isHost } from "../line/door.ts";
import { Icon, type IconName } from "../cards/icon.tsx";
import { go } from "../line/route.ts";
import { layTablet } from "./orientation.tsx";
import { writeScore } from "../line/scorewriting.ts";
import { lying } from "../line/settings.ts";
import { People } from "./people.tsx";
import { Sheet } from "./sheet.tsx";
import { t } from "../words/words.ts";

/** The referee stops, and the same people go on with their points on a score sheet. */
async function goOnAsScore() {
  const players = table.value?.players ?? [];
  await writeScore({
    act: "sheet",
    columns: players.map((one) => one.name),
    carried: Object.fromEntries(players.map((one) => [one.name, one.score])),
    target: table.value?.target ?? null,
  });
  go("score");
}

export function Menu({ onClose }: { onClose: () => void }) {
  const to = (page: string) => () => {
    onClose();
    go(page);
  };
  const now = table.value;
  const host = isHost();
  const people = useSignal(false);
  const entries: [IconName, string, () => void, boolean][] = [
    ["users", t("people.title"), () => (people.value = true), host && Boolean(now)],
    ["phone", t("nav.phones"), to("phones"), true],
    ["camera", t("nav.camera"), to("aim"), host],
    ["history", t("nav.history"), to("history"), true],
    ["printer", t("nav.print"), to("print"), true],
    ["book", t("menu.rulings"), to("rules"), true],
    ["settings", t("nav.settings"), to("settings"), true],
    ["eye", t("welcome.help"), to("help/play"), true],
    [
      "turn",
      lying.value ? t("table.stand") : t("table.flip"),
      () => {
        layTablet(!lying.value);
        onClose();
      },
      true,
    ],
    [
      "shuffle",
      t("menu.reshuffle"),
      () => {
        void act({ act: "reshuffle" });
        onClose();
      },
      host && now?.phase === "play",
    ],
    [
      "plus",
      t("menu.fullscreen"),
      () => {
        void document.documentElement.requestFullscreen?.().catch(() => undefined);
        onClose();
      },
      "requestFullscreen" in document.documentElement,
    ],
    ["trophy", t("score.change"), () => void goOnAsScore().then(onClose), host && Boolean(now)],
    ["cards", t("nav.setup"), to("setup"), host],
    ["back", t("nav.home"), to(""), true],
  ];
  if (people.value) return <People onClose={onClose} />;
  return (
    <Sheet title={t("nav.menu")} onClose={onClose}>
      <div class="menu">
        {entries
          .filter(([, , , shown]) => shown)
          .map(([icon, label, open]) => (
            <button key={label} class="button menu-one" onClick={open}>
              <Icon name={icon} />
              {label}
            </button>
          ))}
      </div>
    </Sheet>
  );
}
