// This screen's settings. They are kept on the device and never sent anywhere.
import { effect, signal, type Signal } from "@preact/signals";

const STORAGE_KEY = "companion.settings";

function kept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

const before = kept();
const all: Record<string, Signal<unknown>> = {};

function setting<T>(name: string, usual: T): Signal<T> {
  const value = before[name];
  const made = signal((typeof value === typeof usual ? value : usual) as T);
  all[name] = made as Signal<unknown>;
  return made;
}

type Look = "dark" | "light" | "auto";
export const look = setting<Look>("look", "dark");
/** The type size, in percent. */
export const typeSize = setting<number>("typeSize", 100);
/** True when the tablet lies flat between the players, false when it stands at the end of the table. */
export const lying = setting<boolean>("lying", true);
/** True once somebody has said how the tablet lies; it is asked once. */
export const placed = setting<boolean>("placed", false);
/** True while nobody has said how a tablet lies. A phone is never asked, because it turns by itself. */
export const unplaced = () => !placed.value && innerWidth > innerHeight && innerHeight > 560;
export const caller = setting<boolean>("caller", true);
export const sounds = setting<boolean>("sounds", true);
/** The volume of speech and sounds, in percent. */
export const volume = setting<number>("volume", 100);
export const voice = setting<string>("voice", "");
export const awake = setting<boolean>("awake", true);
export const yellowShape = setting<"star" | "diamond">("yellowShape", "star");
/** The printer's paper, and what the 100 mm ruler of its last print measured. */
export const paper = setting<string>("paper", "");
export const ruler = setting<string>("ruler", "100");
export const stillness = setting<"auto" | "still">("stillness", "auto");
/** This device's language; when empty, the table's language counts, else the browser's. */
export const language = setting<string>("speaks", "");
/** The table's language, when one was chosen for it. */
export const spokenHere = setting<string>("spokenHere", "");

effect(() => {
  const now = JSON.stringify(Object.fromEntries(Object.entries(all).map(([k, s]) => [k, s.value])));
  try {
    localStorage.setItem(STORAGE_KEY, now);
  } catch {
    // A private window keeps nothing, and the evening goes on without.
  }
});

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const systemCalm = signal(calm.matches);
const systemDark = signal(dark.matches);
calm.addEventListener("change", () => (systemCalm.value = calm.matches));
dark.addEventListener("change", () => (systemDark.value = dark.matches));

const systemLook = () => (systemDark.value ? "dark" : "light");
export const still = () => stillness.value === "still" || systemCalm.value;

effect(() => {
  const root = document.documentElement;
  root.dataset.look = look.value === "auto" ? systemLook() : look.value;
  root.dataset.still = String(still());
  root.style.fontSize = `calc(${typeSize.value}% * var(--screen))`;
});
