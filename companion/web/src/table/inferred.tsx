// Who must have drawn before the last card, and why the table thinks so. It is shown quietly and corrected with one tap.
import { computed, signal } from "@preact/signals";
import type { Message } from "../contract.ts";
import { plain } from "../cards/card.ts";
import { isHost } from "../line/door.ts";
import { Icon } from "../cards/icon.tsx";
import { act, hear, message } from "../line/line.ts";
import { t } from "../words/words.ts";

interface Inferred {
  match: number;
  seq: number;
  card: string;
  /** How many cards each player must have drawn. */
  drew: Record<string, number>;
  hints: NonNullable<Message["hints"]>;
}

/** The draws that follow from a card the camera saw; nothing where somebody entered it. */
function inferredBy(news: Message): Inferred | null {
  if (news.act !== "seen" || news.corrected || !news.hints) return null;
  const drew: Record<string, number> = {};
  for (const one of news.events) {
    if (one.event === "played")
      return { match: news.match, seq: news.seq, card: plain(one.card), drew, hints: news.hints };
    if (one.event === "drew" || one.event === "drew-aside") drew[one.player] = (drew[one.player] ?? 0) + one.many;
  }
  return null;
}

const last = signal<Inferred | null>(null);
hear((news) => {
  if (news.act !== null) last.value = inferredBy(news);
});
/** The last inference, as long as nothing else has happened. */
const assumed = computed(() =>
  last.value && last.value.seq === message.value?.seq && last.value.match === message.value.match ? last.value : null,
);

/** How many cards this player must have drawn before the last card, in words; empty for none. */
export const inferredDrawWords = (player: string): string => {
  const n = assumed.value?.drew[player] ?? 0;
  return n > 0 ? t("inferred.drew", { n }) : "";
};

function why({ drew, hints }: Inferred, player: string): string {
  const seen = typeof hints.drew === "number" ? hints.drew : (hints.drew[player] ?? 0);
  if (seen > 0) return t("inferred.hand");
  return hints.by && !(hints.by in drew) ? t("inferred.arm", { name: hints.by }) : t("inferred.rules");
}

/** A line for each player who must have drawn, with the reason and a button that says no. */
export function InferredDraws() {
  const now = assumed.value;
  if (!now || !isHost()) return null;
  return (
    <>
      {Object.entries(now.drew)
        .slice(0, 2)
        .map(([name, n]) => (
          <div key={name} class="inferred" role="group" aria-label={t("inferred.title")}>
            <span class="quiet">
              <Icon name="camera" /> {t("inferred.says", { name, n })} <small>{why(now, name)}</small>
            </span>
            <button
              class="button"
              onClick={() =>
                void act({
                  act: "amend",
                  target: now.seq,
                  with: { act: "seen", card: now.card, drew: { ...now.drew, [name]: 0 } },
                })
              }
            >
              {t("inferred.no")}
            </button>
          </div>
        ))}
    </>
  );
}
