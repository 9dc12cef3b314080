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
import settings from "lucide-static/icons/settings.svg";
import history from "lucide-static/icons/chart-column.svg";
import printer from "lucide-static/icons/printer.svg";
import phone from "lucide-static/icons/smartphone.svg";
import plus from "lucide-static/icons/plus.svg";
import minus from "lucide-static/icons/minus.svg";
import trash from "lucide-static/icons/trash-2.svg";
import torch from "lucide-static/icons/flashlight.svg";
import zoom from "lucide-static/icons/zoom-in.svg";
import play from "lucide-static/icons/play.svg";
import pause from "lucide-static/icons/pause.svg";
import first from "lucide-static/icons/skip-back.svg";
import last from "lucide-static/icons/skip-forward.svg";
import users from "lucide-static/icons/users-round.svg";
import person from "lucide-static/icons/user-round.svg";
import crown from "lucide-static/icons/crown.svg";
import trophy from "lucide-static/icons/trophy.svg";
import gavel from "lucide-static/icons/gavel.svg";
import down from "lucide-static/icons/download.svg";
import wheel from "lucide-static/icons/ferris-wheel.svg";
import tower from "lucide-static/icons/castle.svg";
import veto from "lucide-static/icons/hand.svg";
import lost from "lucide-static/icons/wifi-off.svg";
import deal from "lucide-static/icons/layers.svg";
import pencil from "lucide-static/icons/pencil-line.svg";
import shout from "lucide-static/icons/megaphone.svg";
import swords from "lucide-static/icons/swords.svg";
import gift from "lucide-static/icons/gift.svg";
import eye from "lucide-static/icons/eye.svg";
import add from "lucide-static/icons/list-plus.svg";
import shuffle from "lucide-static/icons/shuffle.svg";
import more from "lucide-static/icons/ellipsis.svg";
import left from "lucide-static/icons/chevron-left.svg";
import skip from "lucide-static/icons/ban.svg";
import turn from "lucide-static/icons/rotate-cw.svg";

const ICONS = {
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
  settings,
  history,
  printer,
  phone,
  plus,
  minus,
  trash,
  torch,
  zoom,
  play,
  pause,
  first,
  last,
  users,
  person,
  crown,
  trophy,
  gavel,
  down,
  wheel,
  tower,
  veto,
  lost,
  deal,
  pencil,
  shout,
  swords,
  gift,
  eye,
  add,
  shuffle,
  more,
  left,
  skip,
  turn,
};

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { name: IconName }) {
  return <Lines of={ICONS[name]} />;
}

/** Draws the lines of one icon. */
export function Lines({ of }: { of: string }) {
  return (
    <span class="icon" aria-hidden="true">
      <svg viewBox="0 0 24 24" dangerouslySetInnerHTML={{ __html: of }} />
    </span>
  );
}
