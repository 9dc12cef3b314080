// Writes on the score sheet. What is written while the connection is down is kept and sent when it is back.
import { signal } from "@preact/signals";
import type { Scoresheet } from "../contract.ts";
import { freshId } from "./chance.ts";
import { ask, here, place, TurnedAway } from "./door.ts";
import { score } from "./line.ts";

/** A line for the score sheet; the server's description of `POST /api/tables/{table}/score` names them all. */
export type ScoreNote = { act: string } & Record<string, unknown>;

interface Unsent {
  table: string;
  notes: (ScoreNote & { id: string })[];
}

const STORAGE_KEY = "companion.unscored";
/** How long to wait before a line is sent again, in milliseconds. */
const RETRY_AFTER = 1200;

/** How many lines wait to be sent, and why the last one was refused. */
export const unwritten = signal(0);
export const scoreSays = signal<string | null>(null);

function left(): Unsent["notes"] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") as Unsent | null;
    return kept && kept.table === place.peek()?.table ? kept.notes : [];
  } catch {
    return [];
  }
}

let notes: Unsent["notes"] = [];
let sending = false;

function keep() {
  unwritten.value = notes.length;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ table: place.peek()?.table, notes }));
  } catch {
    // Without storage, a line is lost only by a reload in the wrong second.
  }
}

/** Fetches the sheet, and sends what was left before a reload. */
export async function openScore(table = place.peek()?.table ?? "-") {
  score.value = await ask<Scoresheet>(`/api/tables/${table}/score`);
  notes = left();
  void send();
}

/** Writes one line; resolves with whether it was accepted. */
export function writeScore(note: ScoreNote): Promise<void> {
  notes.push({ ...note, id: freshId() });
  keep();
  return send();
}

/** A refusal that passes by itself: the server is out of reach, busy, or its store is. */
const passes = (error: unknown) => error instanceof TurnedAway && [0, 429, 503].includes(error.status);

async function send() {
  if (sending) return;
  sending = true;
  while (notes.length) {
    try {
      score.value = await ask<Scoresheet>(`${here()}/score`, notes[0]);
      scoreSays.value = null;
    } catch (error) {
      if (passes(error)) {
        await new Promise((done) => setTimeout(done, RETRY_AFTER));
        continue;
      }
      scoreSays.value = error instanceof Error ? error.message : String(error);
    }
    notes.shift();
    keep();
  }
  sending = false;
}
