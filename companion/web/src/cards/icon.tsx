// The icons on buttons, from lucide. They are imported one by one so that only these are sent to the browser.
import undo from "lucide-static/icons/undo-2.svg";
import fix from "lucide-static/icons/wrench.svg";
import menu from "lucide-static/icons/menu.svg";
import loud from "lucide-static/icons/volume-2.svg";
import mute from "lucide-static/icons/volume-x.svg";
import close from "lucide-static/icons/x.svg";
import check from "lucide-static/icons/check.svg";
import back from "lucide-static/icons/arrow-left.svg";
import next from "lucide-static/icons/chevron-right.svg";
import book from "lucide-static/icons/book-open-text.svg";
import cards from "lucide-static/icons/playing-cards-fan.svg";
import camera from "lucide-static/icons/camera.svg";
import history from "lucide-static/icons/chart-column.svg";
import plus from "lucide-static/icons/plus.svg";
import play from "lucide-static/icons/play.svg";
import users from "lucide-static/icons/users-round.svg";
import person from "lucide-static/icons/user-round.svg";
import crown from "lucide-static/icons/crown.svg";
import trophy from "lucide-static/icons/trophy.svg";
import gavel from "lucide-static/icons/gavel.svg";
import wheel from "lucide-static/icons/ferris-wheel.svg";
import tower from "lucide-static/icons/castle.svg";
import veto from "lucide-static/icons/hand.svg";
import lost from "lucide-static/icons/wifi-off.svg";
import deal from "lucide-static/icons/layers.svg";
import shout from "lucide-static/icons/megaphone.svg";
import swords from "lucide-static/icons/swords.svg";
import gift from "lucide-static/icons/gift.svg";
import eye from "lucide-static/icons/eye.svg";
import skip from "lucide-static/icons/ban.svg";
import turn from "lucide-static/icons/rotate-cw.svg";

const TABLE_ICONS = {
  undo,
  fix,
  menu,
  loud,
  mute,
  close,
  check,
  back,
  next,
  book,
  cards,
  camera,
  history,
  plus,
  play,
  users,
  person,
  crown,
  trophy,
  gavel,
  wheel,
  tower,
  veto,
  lost,
  deal,
  shout,
  swords,
  gift,
  eye,
  skip,
  turn,
};

/** The icons that come with the pages, in pageicons.ts. */
type PageIcon =
  | "settings"
  | "printer"
  | "phone"
  | "minus"
  | "trash"
  | "torch"
  | "zoom"
  | "pause"
  | "first"
  | "last"
  | "down"
  | "pencil"
  | "add"
  | "shuffle"
  | "more"
  | "left";

export type IconName = keyof typeof TABLE_ICONS | PageIcon;

const icons: Partial<Record<IconName, string>> = TABLE_ICONS;

export function addIcons(more: Record<PageIcon, string>) {
  Object.assign(icons, more);
}

export function Icon({ name }: { name: IconName }) {
  return <Lines of={icons[name] ?? ""} />;
}

/** Draws the lines of one icon. */
export function Lines({ of }: { of: string }) {
  return (
    <span class="icon" aria-hidden="true">
      <svg viewBox="0 0 24 24" dangerouslySetInnerHTML={{ __html: of }} />
    </span>
  );
}
