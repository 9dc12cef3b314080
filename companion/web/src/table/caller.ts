// The caller says aloud and in a caption what happened and what is asked next, with a sound where it helps.
import { computed, effect, signal } from "@preact/signals";
import type { Line, Message, Sentence } from "../contract.ts";
import { ask } from "../line/door.ts";
import { hear, message, now, refused, table } from "../line/line.ts";
import { caller, sounds, voice, volume } from "../line/settings.ts";
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

type Note = [frequency: number, start: number, length: number, kind?: OscillatorType, volume?: number];
const TUNES = {
  card: [
    [520, 0, 0.05, "triangle"],
    [780, 0.04, 0.07, "triangle"],
  ],
  draw: [
    [300, 0, 0.06, "triangle"],
    [240, 0.06, 0.09, "triangle"],
  ],
  turn: [
    [660, 0, 0.12, "sine"],
    [880, 0.12, 0.2, "sine"],
  ],
  wrong: [
    [220, 0, 0.18, "sawtooth", 0.12],
    [165, 0.18, 0.32, "sawtooth", 0.12],
  ],
  uno: [
    [523, 0, 0.1, "square", 0.1],
    [659, 0.1, 0.1, "square", 0.1],
    [784, 0.2, 0.24, "square", 0.1],
  ],
  win: [
    [523, 0, 0.16],
    [659, 0.14, 0.16],
    [784, 0.28, 0.16],
    [1047, 0.42, 0.5],
  ],
  tick: [[1400, 0, 0.025, "square", 0.07]],
  point: [[920, 0, 0.05, "sine"]],
} satisfies Record<string, Note[]>;

let speaker: AudioContext | null = null;
// Browsers allow sound only after a touch.
const wake = () => {
  if (!speaker && "AudioContext" in window) speaker = new AudioContext();
  void speaker?.resume();
};
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

/** The addresses of the household's own sounds, and the sounds that are loaded already. */
let own: Promise<Record<string, string>> | null = null;
const loaded = new Map<string, AudioBuffer>();

/** Plays the first of these that the household has a sound of its own for. */
async function playOwn(names: string[]): Promise<boolean> {
  own ??= ask<Record<string, string>>("/api/sounds").catch(() => ({}));
  const has = await own;
  const name = names.find((one) => has[one]);
  if (!name || !speaker) return false;
  try {
    if (!loaded.has(name)) {
      const answer = await fetch(has[name]!);
      loaded.set(name, await speaker.decodeAudioData(await answer.arrayBuffer()));
    }
  } catch {
    return false;
  }
  const source = speaker.createBufferSource();
  const loud = speaker.createGain();
  loud.gain.value = volume.value / 100;
  source.buffer = loaded.get(name)!;
  source.connect(loud).connect(speaker.destination);
  source.start();
  return true;
}

/** Plays the household's own sound for the event if there is one, else the tune. */
export function sound(name: keyof typeof TUNES | null, events: string[] = []) {
  if (!sounds.value || speaker?.state !== "running") return;
  void playOwn([...events, ...(name ? [name] : [])]).then((done) => done || !name || playTune(name));
}

function playTune(name: keyof typeof TUNES) {
  if (speaker?.state !== "running" || volume.value === 0) return;
  for (const [frequency, start, length, kind = "triangle", strength = 0.2] of TUNES[name] as Note[]) {
    const at = speaker.currentTime + start;
    const tone = speaker.createOscillator();
    const loud = speaker.createGain();
    tone.type = kind;
    tone.frequency.value = frequency;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime((strength * volume.value) / 100, at + 0.012);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(loud).connect(speaker.destination);
    tone.start(at);
    tone.stop(at + length + 0.05);
  }
}

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
