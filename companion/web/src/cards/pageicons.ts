// The icons that only pages and sheets show; the table does without them.
import { addIcons } from "./icon.tsx";
import settings from "lucide-static/icons/settings.svg";
import printer from "lucide-static/icons/printer.svg";
import phone from "lucide-static/icons/smartphone.svg";
import minus from "lucide-static/icons/minus.svg";
import trash from "lucide-static/icons/trash-2.svg";
import torch from "lucide-static/icons/flashlight.svg";
import zoom from "lucide-static/icons/zoom-in.svg";
import pause from "lucide-static/icons/pause.svg";
import first from "lucide-static/icons/skip-back.svg";
import last from "lucide-static/icons/skip-forward.svg";
import down from "lucide-static/icons/download.svg";
import pencil from "lucide-static/icons/pencil-line.svg";
import add from "lucide-static/icons/list-plus.svg";
import shuffle from "lucide-static/icons/shuffle.svg";
import more from "lucide-static/icons/ellipsis.svg";
import left from "lucide-static/icons/chevron-left.svg";

addIcons({
  settings,
  printer,
  phone,
  minus,
  trash,
  torch,
  zoom,
  pause,
  first,
  last,
  down,
  pencil,
  add,
  shuffle,
  more,
  left,
});
