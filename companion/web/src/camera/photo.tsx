// Takes a photo with this device's own camera, and reads a fanned hand from one.
import { useSignal, type Signal } from "@preact/signals";
import type { HandScan } from "../contract.ts";
import { here, send, TurnedAway } from "../line/door.ts";
import { Icon } from "../cards/icon.tsx";
import { shrunk } from "./shrink.ts";
import { t, type Key } from "../words/words.ts";

interface PhotoButtonProps {
  words: string;
  busy: boolean;
  class?: string;
  onPhoto: (file: Blob) => void;
}

/** A button that takes a photo or chooses one. */
export const PhotoButton = ({ words, busy, class: more = "", onPhoto }: PhotoButtonProps) => (
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
        if (file) onPhoto(file);
      }}
    />
  </label>
);

/**
 * Reads a photo of a fanned hand. `says` receives the reason when that fails; `unsure` holds the likeliest faces of
 * each card without a tag that could be several.
 */
export function useHandPhoto(says: Signal<string | null>, onRead: (cards: string[], doubt: string | null) => void) {
  const busy = useSignal(false);
  const unsure = useSignal<string[][]>([]);
  const read = async (file: Blob) => {
    busy.value = true;
    says.value = null;
    try {
      const { cards, doubtful, sure, why } = await send<HandScan>(`${here()}/hand`, await shrunk(file, 1920));
      unsure.value = doubtful;
      onRead(cards, sure ? null : t(why ? (`scan.${why}` as Key) : "phone.unsure"));
    } catch (error) {
      says.value = error instanceof TurnedAway ? error.message : t("line.failed");
    }
    busy.value = false;
  };
  return { busy, unsure, read: (file: Blob) => void read(file) };
}
