// UNO Spin is a race: one huge button on every phone. The first push claims it, and then that player says which card.
import { useEffect } from "preact/hooks";
import { Icon } from "../cards/icon.tsx";
import { ask, here } from "../line/door.ts";
import { act, race } from "../line/line.ts";
import { pickOne } from "../sheets/picker.tsx";
import { t } from "../words/words.ts";
import type { Asks } from "./asked.ts";
import { about } from "./opened.ts";

/** The order in which the buzzers came in, for this question; empty before the first. */
const orderOf = (prompt: Asks<"shout">) => (race.value?.prompt === prompt.id ? race.value.order : []);

export function Buzzer({ prompt, seat }: { prompt: Asks<"shout">; seat: string }) {
  const order = orderOf(prompt);
  const first = order[0]?.player;
  const pick = () =>
    pickOne(t("do.shout", { name: seat }), (card) => void act({ act: "shout", player: seat, card, ...about(prompt) }), {
      prompt: prompt.id,
    });
  useEffect(() => {
    if (first === seat) pick();
  }, [first]);
  if (order.some((one) => one.player === seat))
    return (
      <>
        <RaceOrder prompt={prompt} />
        {first === seat && (
          <button class="button main big wide" onClick={pick}>
            <Icon name="cards" />
            {t("do.which")}
          </button>
        )}
      </>
    );
  return (
    <button
      class="button race-button"
      onClick={() => void ask(`${here()}/race`, { prompt: prompt.id }).catch(() => undefined)}
    >
      <Icon name="shout" />
      {t("face.uno-spin")}
    </button>
  );
}

/** "1. Anna 2. Ben +0.3 s". */
export function RaceOrder({ prompt }: { prompt: Asks<"shout"> }) {
  const order = orderOf(prompt);
  if (!order.length) return null;
  return (
    <ol class="race-order" aria-live="polite">
      {order.map((one, i) => (
        <li key={one.player}>
          <b>{one.player}</b> {i > 0 && t("race.after", { seconds: one.after })}
        </li>
      ))}
    </ol>
  );
}
