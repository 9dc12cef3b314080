// How this screen is set: kept on the device, never sent anywhere.
import { effect, signal, type Signal } from "@preact/signals";

const KEY = "companion.settings";

function kept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
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
/** Type size in percent. */
export const typeSize = setting<number>("typeSize", 100);
/** Lying flat between the players, or standing at the end of the table. */
export const lying = setting<boolean>("lying", true);
/** Whether somebody said how it lies: asked once. */
export const placed = setting<boolean>("placed", false);
/** A phone in the hand turns by itself. */
export const unplaced = () => !placed.value && innerWidth > innerHeight && innerHeight > 560;
export const caller = setting<boolean>("caller", true);
export const sounds = setting<boolean>("sounds", true);
/** In percent, of speech and sounds. */
export const volume = setting<number>("volume", 100);
export const voice = setting<string>("voice", "");
export const awake = setting<boolean>("awake", true);
export const yellowShape = setting<"star" | "diamond">("yellowShape", "star");
/** How this printer prints: on what, and what its 100 mm ruler measures. */
export const paper = setting<string>("paper", "");
export const ruler = setting<string>("ruler", "100");
export const stillness = setting<"auto" | "still">("stillness", "auto");
/** Empty: as the table, else as the device. */
export const language = setting<string>("speaks", "");
/** What is spoken at this table, when it was chosen there. */
export const spokenHere = setting<string>("spokenHere", "");

effect(() => {
  const now = JSON.stringify(Object.fromEntries(Object.entries(all).map(([k, s]) => [k, s.value])));
  try {
    localStorage.setItem(KEY, now);
  } catch {
    // A private window keeps nothing; the evening goes on.
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
