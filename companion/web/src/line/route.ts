// Which page is open. The address keeps it, so that reload, back and bookmarks work.
import { computed, signal } from "@preact/signals";

const read = () => decodeURI(location.hash.replace(/^#\/?/, ""));
const hash = signal(read());
addEventListener("hashchange", () => (hash.value = read()));

/** The parts of the address: `["fix", "12"]`. */
export const route = computed(() => hash.value.split("?")[0]!.split("/").filter(Boolean));

export function go(to: string) {
  location.hash = `/${to}`;
}

export const back = (to = "table") => (history.length > 1 ? history.back() : go(to));
