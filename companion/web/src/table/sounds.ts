// Short tunes at what happens, or the household's own sounds in their place.
import { ask } from "../line/door.ts";
import { sounds, volume } from "../line/settings.ts";

type Note = [frequency: number, start: number, length: number, kind?: OscillatorType, volume?: number];
export const TUNES = {
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
