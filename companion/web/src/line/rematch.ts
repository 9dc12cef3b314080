// The same people play again at the same table. It takes one tap, and a second one does no harm.
import { signal } from "@preact/signals";
import { ask, here, TurnedAway } from "./door.ts";
import { message, refused } from "./line.ts";
import { t } from "../words/words.ts";

/** True while the request is on its way; the button waits. */
export const rematching = signal(false);

export async function rematch(): Promise<boolean> {
  if (rematching.value) return false;
  rematching.value = true;
  try {
    await ask(`${here()}/rematch`, { match: message.value?.match ?? 1 });
    return true;
  } catch (error) {
    const no = error instanceof TurnedAway ? error.refused : { code: "unknown", says: t("line.failed") };
    refused.value = { ok: false, refused: no, table: message.value?.table ?? null };
    return false;
  } finally {
    rematching.value = false;
  }
}
