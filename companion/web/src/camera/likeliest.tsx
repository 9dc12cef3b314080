// The likeliest faces of a card without tags that the camera or a photo isn't sure of, one tap each.
import type { Signal } from "@preact/signals";
import { Face } from "../cards/face.tsx";
import { act, camera, table } from "../line/line.ts";
import { cardWords, t } from "../words/words.ts";

export function LikeliestCards() {
  const asked = camera.value?.on ? camera.value.which : null;
  if (!asked || asked.seq !== table.value?.seq) return null;
  return (
    <section class="likeliest" aria-labelledby="likeliest">
      <div>
        <h3 id="likeliest" aria-live="polite">
          {t("likeliest.title")}
        </h3>
        <p>{t("likeliest.nudge")}</p>
      </div>
      <div class="row">
        <Likely cards={asked.cards} onPick={(card) => void act({ act: "seen", card, laid: true })} />
      </div>
    </section>
  );
}

/** The cards of a photo that could be several, each with its likeliest faces. */
export const UnsureCards = ({ cards, onPick }: { cards: Signal<string[][]>; onPick: (card: string) => void }) => (
  <>
    {cards.value.map((likely, n) => (
      <div class="likeliest row" role="group" aria-label={t("likeliest.title")} key={n}>
        <h3>{t("likeliest.title")}</h3>
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
      <button key={card} class="likeliest-card" aria-label={cardWords(card)} onClick={() => onPick(card)}>
        <Face name={card} spoken={false} />
      </button>
    ))}
  </>
);
