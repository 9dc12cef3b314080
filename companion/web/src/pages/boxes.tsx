// The boxes on the shelf: which game is it?
import { Face } from "../cards/face.tsx";
import { game, games } from "../line/games.ts";
import { Radio } from "./page.tsx";
import { t } from "../words/words.ts";

export function Boxes({ label, chosen, onChoose }: { label: string; chosen: string; onChoose: (id: string) => void }) {
  game(chosen);
  return (
    <div class="setup-games" role="radiogroup" aria-label={label}>
      {games.value.map((one) => (
        <Radio key={one.id} group="box" class="setup-game" on={chosen === one.id} onChoose={() => onChoose(one.id)}>
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
