// The player whose place was tapped; their sheet is open.
import { signal } from "@preact/signals";

export const tapped = signal<string | null>(null);
