// The caller says aloud and in a caption what happened and what is asked next, with a sound where it helps.
import { computed, effect, signal } from "@preact/signals";
import type { Line, Message, Sentence } from "../contract.ts";
import { ask } from "../line/door.ts";
import { hear, message, now, refused, table } from "../line/line.ts";
import { caller, voice, volume } from "../line/settings.ts";
import { sound, type TUNES } from "./sounds.ts";
import { ENGLISH, sentences, spokenIn, told } from "../words/words.ts";

/** The last thing that was said. */
const last = signal<{ said: Sentence[] }>({ said: [] });
/** The caption, in this device's language. */
export const heard = computed(() => sentences(last.value.said));

export function voices(): SpeechSynthesisVoice[] {
  const all = "speechSynthesis" in window ? speechSynthesis.getVoices() : [];
  return all.filter((one) => one.lang.split(/[-_]/)[0] === spokenIn().split("-")[0]);
}

export function speak(sentence: string) {
  if (!caller.value || !("speechSynthesis" in window) || !sentence) return;
  const said = new SpeechSynthesisUtterance(sentence);
  const [usual, ...more] = voices();
  // A voice of another language would talk nonsense; a browser that lists no voices finds one itself.
  if (!usual && speechSynthesis.getVoices().length) return;
  const own = [usual, ...more].find((one) => one?.name === voice.value) ?? usual;
  if (own) said.voice = own;
  // Android says nothing without a language.
  said.lang = own?.lang ?? (spokenIn() === ENGLISH ? "en-US" : spokenIn());
  said.rate = 1.05;
  said.volume = volume.value / 100;
  speechSynthesis.speak(said);
}

export const hush = () => "speechSynthesis" in window && speechSynthesis.cancel();

function tune(news: Message): keyof typeof TUNES | null {
  const awaiting = news.table?.awaiting ?? [];
  if (news.findings.length || awaiting.some((one) => one.ask === "dispute")) return "wrong";
  if (news.table?.phase === "over" || news.act === "uno" || news.table?.phase === "hands")
    return news.act === "uno" ? "uno" : "win";
  if (news.act === "draw") return "draw";
  return news.act === "play" || news.act === "seen" || news.act === "discard" ? "card" : null;
}

function tell(news: Message) {
  last.value = news;
  sound(
    tune(news),
    news.events.map(({ event }) => event),
  );
  // A new event matters more than the end of the last sentence.
  hush();
  speak(heard.value);
}

/** Shows what was said last to a device that comes in late. */
async function catchUp(news: Message) {
  if (!news.table || news.seq === 0) return;
  const { story } = await ask<{ story: Line[] }>(`/api/tables/${news.id}/story`).catch(() => ({ story: [] as Line[] }));
  const line = story.filter((line) => !line.undone && line.said.length).pop();
  if (line && message.peek()?.seq === news.seq) last.value = line;
}

let held: ReturnType<typeof setTimeout> | undefined;
hear((news, live) => {
  clearTimeout(held);
  if (!news.said.length && !live) void catchUp(news);
  if (!news.said.length) return;
  if (!live) last.value = news;
  // Nobody may hear what the wheel says before it stands still.
  else if (news.wheel && news.wheel.until > now()) held = setTimeout(() => tell(news), news.wheel.until - now());
  else tell(news);
});

effect(() => {
  const no = refused.value?.refused;
  if (!no) return;
  sound("wrong");
  speak(told(no));
});

effect(() => {
  if (!table.value) last.value = { said: [] };
});
