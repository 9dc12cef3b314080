// A card was tapped that may not be played: it is taken back, it stands all the same, or somebody else played it.
import { Icon } from "../cards/icon.tsx";
import { isHost } from "../line/door.ts";
import { act, refused, refusedAct } from "../line/line.ts";
import { cardOf } from "../table/asked.ts";
import { t } from "../words/words.ts";

export function WaysOut() {
  const no = refused.value?.refused;
  const card = refusedAct.value ? cardOf(refusedAct.value) : null;
  if (!no?.options?.length || !isHost()) return null;
  return (
    <div class="replies" role="group" aria-label={t("ways.title")}>
      <button class="button main" onClick={() => (refused.value = null)}>
        <Icon name="undo" />
        {t("ways.back")}
      </button>
      {no.options.includes("allow") && (
        <button class="button" onClick={() => void act({ act: "allow" })}>
          <Icon name="check" />
          {t("do.allow")}
        </button>
      )}
      {card &&
        no.options.includes("seen") &&
        (no.players ?? []).map((player) => (
          <button key={player} class="button" onClick={() => void act({ act: "seen", card, player })}>
            <Icon name="person" />
            {t("ways.was", { name: player })}
          </button>
        ))}
    </div>
  );
}
