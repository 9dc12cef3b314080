// A card without tags that the camera isn't sure of: the likeliest faces, one tap each.
import { Face } from "./face.tsx";
import { act, camera, table } from "./line.ts";
import { cardWords, t } from "./words.ts";

export function Which() {
  const asked = camera.value?.on ? camera.value.which : null;
  if (!asked || asked.seq !== table.value?.seq) return null;
  return (
    <section class="which" aria-labelledby="which">
      <div>
        <h3 id="which" aria-live="polite">
          {t("which.title")}
        </h3>
        <p>{t("which.nudge")}</p>
      </div>
      <div class="row">
        {asked.cards.map((card) => (
          <button
            key={card}
            class="which-card"
            aria-label={cardWords(card)}
            onClick={() => void act({ act: "seen", card, laid: true })}
          >
            <Face name={card} spoken={false} />
          </button>
        ))}
      </div>
    </section>
  );
}
