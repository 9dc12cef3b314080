// A photo from this device's own camera, and a fanned hand that is read from one.
import { useSignal, type Signal } from "@preact/signals";
import type { HandScan } from "./contract.ts";
import { here, send, TurnedAway } from "./door.ts";
import { Icon } from "./icon.tsx";
import { shrunk } from "./shrink.ts";
import { t, type Key } from "./words.ts";

interface SnapProps {
  words: string;
  busy: boolean;
  class?: string;
  onSnap: (file: Blob) => void;
}

/** Takes a photo, or chooses one. */
export const Snap = ({ words, busy, class: more = "", onSnap }: SnapProps) => (
  <label class={`button ${more}`}>
    <Icon name="camera" />
    {busy ? t("join.wait") : words}
    <input
      class="unseen"
      type="file"
      accept="image/*"
      capture="environment"
      disabled={busy}
      onChange={(e) => {
        const file = e.currentTarget.files?.[0];
        e.currentTarget.value = "";
        if (file) onSnap(file);
      }}
    />
  </label>
);

/**
 * Reads a photo of a fanned hand: its cards, and what is doubtful about them. `says` tells why it could not;
 * `which` holds the likeliest faces of each card without a tag that may be several.
 */
export function useFan(says: Signal<string | null>, onRead: (cards: string[], doubt: string | null) => void) {
  const busy = useSignal(false);
  const which = useSignal<string[][]>([]);
  const read = async (file: Blob) => {
    busy.value = true;
    says.value = null;
    try {
      const { cards, doubtful, sure, why } = await send<HandScan>(`${here()}/hand`, await shrunk(file, 1920));
      which.value = doubtful;
      onRead(cards, sure ? null : t(why ? (`scan.${why}` as Key) : "phone.unsure"));
    } catch (error) {
      says.value = error instanceof TurnedAway ? error.message : t("line.failed");
    }
    busy.value = false;
  };
  return { busy, which, read: (file: Blob) => void read(file) };
}
