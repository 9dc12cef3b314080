// A card without tags that the camera or a photo isn't sure of: the likeliest faces, one tap each.
import type { Signal } from "@preact/signals";
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
        <Likely cards={asked.cards} onPick={(card) => void act({ act: "seen", card, laid: true })} />
      </div>
    </section>
  );
}

/** The cards of a photo that are in doubt. */
export const Doubtful = ({ cards, onPick }: { cards: Signal<string[][]>; onPick: (card: string) => void }) => (
  <>
    {cards.value.map((likely, n) => (
      <div class="which row" role="group" aria-label={t("which.title")} key={n}>
        <h3>{t("which.title")}</h3>
        <Likely
          cards={likely}
          onPick={(card) => {
            cards.value = cards.value.filter((_, at) => at !== n);
            onPick(card);
          }}
        />
      </div>
    ))}
  </>
);

const Likely = ({ cards, onPick }: { cards: string[]; onPick: (card: string) => void }) => (
  <>
    {cards.map((card) => (
      <button key={card} class="which-card" aria-label={cardWords(card)} onClick={() => onPick(card)}>
        <Face name={card} spoken={false} />
      </button>
    ))}
  </>
);
