// Every word on the screen comes from the catalogs in companion/words, in the device's language or else in English.
import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { catalogs } from "catalogs";
import { card as parts } from "../cards/card.ts";
import type { Refused, Sentence, Tower } from "../contract.ts";
import type { Key } from "./keys.ts";

export type { Key } from "./keys.ts";
export const ENGLISH = "en";
/** The languages there are, by what they call themselves. */
export const languages = Object.entries(catalogs).map(([id, { name }]) => [id, name] as const);

type Fill = Record<string, unknown>;

/** A digit as a number, so that a catalog may choose by it: il 7, l'8. */
const digit = (symbol: string) => (/^\d$/.test(symbol) ? Number(symbol) : symbol);

/** The parts of a catalog: what the table needs, what the pages need, and what just the wheel needs of those. */
type Part = "table" | "pages" | "wheel";

/** The sentences of one language. */
class Words {
  readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;
  readonly learned = new Set<string>();

  constructor(readonly id: string) {
    this.bundle = new FluentBundle(id, {
      useIsolating: false,
      functions: {
        CARD: ([card], { form }) => this.card(String(card), String(form ?? "")),
        CARDS: ([all], { form }) => this.list(`${all}`.split(" ").map((card) => this.card(card, String(form ?? "")))),
        NAME: ([value], { of, form }) => this.name(String(value), String(of), String(form ?? "")),
      },
    });
    // British English puts no comma before the “and” of a list, as our catalogs do.
    this.lists = new Intl.ListFormat(id === ENGLISH ? "en-GB" : id);
  }

  async learn(part: Part) {
    if (this.learned.has(part)) return;
    const { default: messages } = await catalogs[this.id]![part]();
    this.bundle.addResource({ body: messages.map(([id, value, attributes = {}]) => ({ id, value, attributes })) });
    this.learned.add(part);
  }

  list(several: string[]) {
    return this.lists.format(several);
  }

  /** Returns the words for a message in one of its forms, or nothing where this language has none. */
  say(id: string, fill: Fill, form = ""): string | undefined {
    const message = this.bundle.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) return undefined;
    if (typeof pattern === "string") return pattern;
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(fill)) ready[name] = this.ready(name, value);
    return this.bundle.formatPattern(pattern, ready, []);
  }

  private ready(name: string, value: unknown): FluentVariable {
    if (typeof value === "number" || typeof value === "string") return value;
    if (Array.isArray(value)) return name === "cards" ? value.join(" ") : this.list(value as string[]);
    if (value && typeof value === "object" && "say" in value) return said(value as Sentence);
    return value === null || value === undefined ? "" : String(value);
  }

  private card(name: string, form: string): string {
    const { color, symbol, badge } = parts(name);
    const number = digit(symbol);
    const card = this.say(`card-${number === symbol ? symbol : "number"}`, { color, number }, form);
    if (card === undefined) return this.say("card-unknown", { name }) ?? name;
    return badge ? (this.say("card-with-badge", { card, badge }, form) ?? card) : card;
  }

  private name(value: string, of: string, form: string): string {
    const number = digit(value);
    return this.say(`${of}-${number === value ? value : "number"}`, { number }, form) ?? value;
  }
}

const known: Record<string, Words> = {};
const inLanguage = (id: string) => (known[id] ??= new Words(catalogs[id] ? id : ENGLISH));

/** The language on the screen, followed by English where that language lacks sentences. */
const spoken = signal<Words[]>([inLanguage(ENGLISH)]);
let needed: Part = "table";

/** Fetches the parts of a language that are needed, and uses it from then on. */
export async function speakIn(id: string) {
  const all = [inLanguage(id)];
  if (!catalogs[id]?.whole && id !== ENGLISH) all.push(inLanguage(ENGLISH));
  for (const one of all) await Promise.all([one.learn("table"), needed !== "table" && one.learn(needed)]);
  spoken.value = all;
  document.documentElement.lang = id;
}

/** Fetches the words of the pages, which the table does without so that it is on screen sooner. */
export async function learnPages() {
  needed = "pages";
  await Promise.all(spoken.peek().map((one) => one.learn("pages")));
  spoken.value = [...spoken.peek()];
}

/** Fetches the words of just the wheel. */
export async function learnWheel() {
  needed = "wheel";
  await Promise.all(spoken.peek().map((one) => one.learn("wheel")));
}

/** The language that is in use. */
export const spokenIn = () => spoken.value[0]!.id;

/** The locale for dates: the language in use, with the device's own country where that language is spoken there. */
export const datedIn = () =>
  navigator.languages.find((one) => one.split("-")[0] === spokenIn().split("-")[0]) ?? spokenIn();

function found(id: string, fill: Fill): string | undefined {
  for (const words of spoken.value) {
    const sentence = words.say(id, fill);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** A key `nav.back` is the message `nav-back`. */
const message = (key: string) => key.replace(".", "-");

/** Says whether there are words for a key that was put together from parts. */
export const has = (key: string) => found(message(key), {}) !== undefined;

/** The sentence for a key, with names and numbers filled in. An unknown key says itself, in plain words. */
export function t(key: Key, fill: Fill = {}): string {
  return found(message(key), fill) ?? key.slice(key.indexOf(".") + 1).replace(/-/g, " ");
}

function said({ say, ...fill }: Sentence): string {
  return found(say, fill) ?? "";
}

const unreached = signal(false);

/** Says whether the rest of this language is still being fetched; for that moment, nothing is better than English. */
function coming(): boolean {
  const [own] = spoken.value;
  if (own!.id === ENGLISH || own!.learned.has("pages") || unreached.value) return false;
  void learnPages().catch(() => (unreached.value = true));
  return true;
}

/** What the referee says, as a sentence. Where this device has no words for it, the server's English is used. */
export function sentence(said_: Sentence | null | undefined, english = ""): string {
  const told = (said_ && said(said_)) || (said_ && coming() ? "" : english);
  return told.charAt(0).toLocaleUpperCase(spokenIn()) + told.slice(1);
}

/** Several sentences, one after the other. */
export const sentences = (said: Sentence[] | undefined, english: string[] = []): string =>
  (said ?? english.map((says): Sentence => ({ say: "text", text: says }))).map((one) => sentence(one)).join(" ");

/** Says why something was refused, in the device's language where possible. */
export function told(refused: Refused): string {
  if (refused.said) return sentence(refused.said, refused.says);
  return refused.code === "bad-input" ? t("house.bad-input", { why: refused.says }) : refused.says;
}

/** "North, East and South". */
export const list = (names: string[]): string => spoken.value[0]!.list(names);

export const colorWord = (color: string) => t(`color.${color}` as Key);
export const towerWord = (tower: Tower) => t(`tower.${tower === "!" ? "bang" : tower}`);
/** The whole card, as it is said and read out: "red 7". */
export const cardWords = (card: string) => found("card", { card }) ?? card;
