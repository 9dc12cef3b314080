// The boxes on the shelf: which game is it?
import { useRef } from "preact/hooks";
import { Face } from "../cards/face.tsx";
import { game, games } from "../line/games.ts";
import { Radio } from "./page.tsx";
import { t } from "../words/words.ts";

export function Boxes({ label, chosen, onChoose }: { label: string; chosen: string; onChoose: (id: string) => void }) {
  game(chosen);
  // The box of the last time comes first; the order then stays, whatever is chosen.
  const last = useRef(chosen);
  const touched = useRef(false);
  if (!touched.current) last.current = chosen;
  const boxes = [...games.value].sort((a, b) => Number(b.id === last.current) - Number(a.id === last.current));
  return (
    <div class="setup-games" role="radiogroup" aria-label={label}>
      {boxes.map((one) => (
        <Radio
          key={one.id}
          group="box"
          class="setup-game"
          on={chosen === one.id}
          onChoose={() => {
            touched.current = true;
            onChoose(one.id);
          }}
        >
          <Face name={one.sign} colors={one.colors} spoken={false} />
          <span>
            <b>{one.title}</b>
            <small>{t("setup.cards", { n: one.cards })}</small>
          </span>
        </Radio>
      ))}
    </div>
  );
}
