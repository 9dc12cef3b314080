// A small sign for each face of the wheel.
import { Lines } from "./icon.tsx";
import two from "lucide-static/icons/copy.svg";
import number from "lucide-static/icons/hash.svg";
import palette from "lucide-static/icons/palette.svg";
import draw from "lucide-static/icons/circle-arrow-down.svg";
import trade from "lucide-static/icons/refresh-cw.svg";
import eye from "lucide-static/icons/eye.svg";
import swords from "lucide-static/icons/swords.svg";
import megaphone from "lucide-static/icons/megaphone.svg";

const SIGNS: Record<string, string> = {
  "almost-uno": two,
  "discard-number": number,
  "discard-color": palette,
  "draw-red": draw,
  "draw-blue": draw,
  "trade-hands": trade,
  "show-hand": eye,
  war: swords,
  "uno-spin": megaphone,
};

/** Says whether a face stands on a rule sheet; a household may have others on its own wheel. */
export const knownFace = (face: string) => face in SIGNS;

/** The sign of a face, as an icon on a page or as a part of the wheel's drawing. */
export function faceIcon(face: string, inWheel = false) {
  const sign = SIGNS[face] ?? palette;
  return inWheel ? (
    <g transform="scale(1.9) translate(-12 -12)" dangerouslySetInnerHTML={{ __html: sign }} />
  ) : (
    <Lines of={sign} />
  );
}
