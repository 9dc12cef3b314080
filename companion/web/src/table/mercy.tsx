// Somebody seems to hold so many cards that the game puts them out: nobody is out before a person says so.
import type { Asks } from "./asked.ts";
import { act, table } from "../line/line.ts";
import { t } from "../words/words.ts";

export function MercyQuestion({ prompt }: { prompt: Asks<"mercy"> }) {
  const [player = ""] = prompt.to;
  const seems = table.value?.players.find((one) => one.name === player)?.cards ?? prompt.count;
  return (
    <div class="right doubt" data-ask="mercy" role="group">
      <span class="quiet">{t("mercy.asked", { player, count: prompt.count })}</span>
      <div class="replies">
        <button class="button" onClick={() => void act({ act: "set", player, cards: Math.max(seems, prompt.count) })}>
          {t("mercy.out", { player })}
        </button>
        <button class="button" onClick={() => void act({ act: "set", player, cards: prompt.count - 1 })}>
          {t("mercy.count")}
        </button>
      </div>
    </div>
  );
}
