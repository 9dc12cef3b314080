// Just the wheel. Alone, this device draws the face itself; shared, the server does, and every device shows the same turn.
import { signal } from "@preact/signals";
import type { SharedWheel } from "../contract.ts";
import { freshId } from "./chance.ts";
import { ask, askAt, place } from "./door.ts";

/** How long a turn takes, and how long after the push it begins, in milliseconds; the server uses the same. */
const TURN = 4200;
const DELAY = 150;
const FACES_KEY = "companion.wheel";
const ROOM_KEY = "companion.wheelroom";

export interface WheelTurn {
  seq: number;
  slot: number;
  from: number;
  until: number;
}

/** The table that the wheel is shared at, and this device's token for it. */
interface Room {
  table: string;
  token: string | null;
  host: boolean;
}

function stored<T>(storage: () => Storage, key: string): T | null {
  try {
    return JSON.parse(storage().getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function store(storage: () => Storage, key: string, value: unknown) {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // A private window forgets it with the next reload.
  }
}

const local = () => localStorage;
const session = () => sessionStorage;

/** The household's own faces, in place of those of the rule sheet; none if it has none. */
export const ownFaces = signal<string[]>(stored<string[]>(local, FACES_KEY) ?? []);
export const faces = signal<string[]>(ownFaces.value);
export const turn = signal<WheelTurn | null>(null);
/** The letters that other devices join with; null while nobody else looks on. */
export const code = signal<string | null>(null);
export const room = signal<Room | null>(stored<Room>(session, ROOM_KEY));

let offset = 0;
/** The server's clock in milliseconds; alone, this device's own. */
export const wheelClock = () => Date.now() + offset;

let sheet: string[] | null = null;

/** The faces of the rule sheet that has a wheel. */
async function sheetFaces(): Promise<string[]> {
  sheet ??=
    (await ask<{ games: { faces: string[] }[] }>("/api/games")).games.find((one) => one.faces.length)?.faces ?? [];
  return sheet;
}

function take(state: SharedWheel) {
  offset = state.now - Date.now();
  faces.value = state.faces;
  code.value = state.code;
  if (state.turn?.seq !== turn.value?.seq) turn.value = state.turn;
}

const path = () => `/api/tables/${room.value!.table}/wheel`;

/** Looks at the shared wheel, and hears of every turn from now on. */
async function attend(at: Room) {
  take(await askAt<SharedWheel>(at.token, path()));
  const { io } = await import("socket.io-client");
  const auth = { reads: "said", ...(at.token ? { token: at.token } : { table: at.table }) };
  const socket = io({ auth, transports: ["websocket"] });
  socket.on("wheel", (state: SharedWheel) => take(state));
  // Turns that were missed while the connection was down are asked for.
  socket.io.on("reconnect", () => void askAt<SharedWheel>(at.token, path()).then(take, () => undefined));
}

/** Gets the wheel ready: the shared one, if this device joined one. */
export async function openWheel() {
  const here = place.peek();
  if (!room.value && here?.role === "spectator") room.value = { table: here.table, token: here.token, host: false };
  if (room.value)
    try {
      return await attend(room.value);
    } catch {
      // The shared wheel is gone, so this device goes on alone.
      room.value = null;
      store(session, ROOM_KEY, null);
    }
  faces.value = ownFaces.value.length ? ownFaces.value : await sheetFaces();
}

/** Turns the wheel once. */
export async function spin() {
  if (room.value) return take(await askAt<SharedWheel>(room.value.token, path(), { id: freshId() }));
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  const from = wheelClock() + DELAY;
  turn.value = { seq: (turn.value?.seq ?? 0) + 1, slot: drawn! % faces.value.length, from, until: from + TURN };
}

/** Shares the wheel under a code, so that phones and tablets look at the same one. */
export async function share() {
  const made = await ask<{ id: string; token: string | null }>("/api/tables", { name: "wheel" });
  room.value = { table: made.id, token: made.token, host: true };
  store(session, ROOM_KEY, room.value);
  await askAt<SharedWheel>(made.token, path(), { faces: ownFaces.value });
  turn.value = null;
  await attend(room.value);
}

/** Puts the household's own faces on the wheel; none puts those of the rule sheet back. */
export async function putFaces(own: string[]) {
  ownFaces.value = own;
  store(local, FACES_KEY, own);
  turn.value = null;
  if (room.value) take(await askAt<SharedWheel>(room.value.token, path(), { faces: own }));
  else faces.value = own.length ? own : await sheetFaces();
}
