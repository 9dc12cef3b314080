// Which number cards carry a power icon: it is printed on the owner's cards, so the owner says it once.
import type { Color } from "../contract.ts";
import { Shape } from "../cards/shape.tsx";
import { TowerMark } from "../cards/tower.tsx";
import type { Tower } from "../contract.ts";
import { colorWord, t } from "../words/words.ts";

const ORDER = ["", "u", "n", "o", "bang"];
const LETTER: Record<string, Tower> = { u: "U", n: "N", o: "O", bang: "!" };

interface Props {
  colors: Color[];
  layout: Record<string, string>;
  onChange: (layout: Record<string, string>) => void;
}

export function Icons({ colors, layout, onChange }: Props) {
  const turn = (card: string) => {
    const next = ORDER[(ORDER.indexOf(layout[card] ?? "") + 1) % ORDER.length]!;
    const { [card]: _, ...others } = layout;
    onChange(next ? { ...others, [card]: next } : others);
  };
  return (
    <div class="icons" role="group" aria-label={t("setup.icons")}>
      {colors.map((color) => (
        <div class="icons-row" key={color} data-color={color}>
          <Shape color={color} />
          {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => {
            const card = `${color}-${value}`;
            const icon = LETTER[layout[card] ?? ""];
            return (
              <button
                key={value}
                class="button icons-one"
                aria-label={`${colorWord(color)} ${value}: ${icon ?? t("do.none")}`}
                onClick={() => turn(card)}
              >
                {value}
                {icon && <TowerMark tower={icon} />}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
