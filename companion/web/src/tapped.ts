// Which player's place was tapped: their sheet opens.
import { signal } from "@preact/signals";

export const tapped = signal<string | null>(null);
