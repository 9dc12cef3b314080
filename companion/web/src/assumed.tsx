// What the table took for granted with the last card, and why: shown quietly, corrected with one tap, gone with the next.
import { computed, signal } from "@preact/signals";
import type { Message } from "./contract.ts";
import { plain } from "./card.ts";
import { isHost } from "./door.ts";
import { Icon } from "./icon.tsx";
import { act, hear, message } from "./line.ts";
import { t } from "./words.ts";

interface Assumed {
  match: number;
  seq: number;
  card: string;
  /** Who must have drawn, and how many cards. */
  drew: Record<string, number>;
  hints: NonNullable<Message["hints"]>;
}

/** What a card that was seen made the table take for granted; nothing where somebody told it. */
function assumedBy(news: Message): Assumed | null {
  if (news.act !== "seen" || news.corrected || !news.hints) return null;
  const drew: Record<string, number> = {};
  for (const one of news.events) {
    if (one.event === "played")
      return { match: news.match, seq: news.seq, card: plain(one.card), drew, hints: news.hints };
    if (one.event === "drew" || one.event === "drew-aside") drew[one.player] = (drew[one.player] ?? 0) + one.many;
  }
  return null;
}

const last = signal<Assumed | null>(null);
hear((news) => {
  if (news.act !== null) last.value = assumedBy(news);
});
/** It stands as long as nothing else happens. */
const assumed = computed(() =>
  last.value && last.value.seq === message.value?.seq && last.value.match === message.value.match ? last.value : null,
);

/** How many cards this player is taken to have drawn before the last card, in words; empty for none. */
export const drewWords = (player: string): string => {
  const n = assumed.value?.drew[player] ?? 0;
  return n > 0 ? t("assumed.drew", { n }) : "";
};

function why({ drew, hints }: Assumed, player: string): string {
  const seen = typeof hints.drew === "number" ? hints.drew : (hints.drew[player] ?? 0);
  if (seen > 0) return t("assumed.hand");
  return hints.by && !(hints.by in drew) ? t("assumed.arm", { name: hints.by }) : t("assumed.rules");
}

/** One line for each who is taken to have drawn: why, and one tap that says no. */
export function AssumedLines() {
  const now = assumed.value;
  if (!now || !isHost()) return null;
  return (
    <>
      {Object.entries(now.drew)
        .slice(0, 2)
        .map(([name, n]) => (
          <div key={name} class="assumed" role="group" aria-label={t("assumed.title")}>
            <span class="quiet">
              <Icon name="camera" /> {t("assumed.says", { name, n })} <small>{why(now, name)}</small>
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
              {t("assumed.no")}
            </button>
          </div>
        ))}
    </>
  );
}
