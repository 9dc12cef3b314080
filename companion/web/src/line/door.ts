// Who this device is at which table, and how it asks the server. Tokens stay in this browser and in headers.
import { signal } from "@preact/signals";
import type { Joined, Refused, Role, Server } from "../contract.ts";
import { t, told } from "../words/words.ts";

interface Place {
  table: string;
  token: string | null;
  role: Role;
  seat: string | null;
}

const STORAGE_KEY = "companion.place";

function kept(): Place | null {
  try {
    // Each tab keeps its own place; a new one starts where this browser sat last.
    const place = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? localStorage.getItem(STORAGE_KEY) ?? "null",
    ) as Place | null;
    return place && typeof place.table === "string" ? place : null;
  } catch {
    return null;
  }
}

/** The table this device sits at. */
export const place = signal<Place | null>(kept());
export const server = signal<Server | null>(null);

export function sit(at: Place | null) {
  place.value = at;
  try {
    // Watching is kept for this tab only, so that a tablet that opens the television page keeps its table.
    for (const storage of at?.role === "spectator" ? [sessionStorage] : [sessionStorage, localStorage])
      if (at) storage.setItem(STORAGE_KEY, JSON.stringify(at));
      else storage.removeItem(STORAGE_KEY);
  } catch {
    // A private window forgets its seat when it is closed.
  }
}

export const isHost = () => place.value?.role === "host";

/** The server refused, with a sentence that can be shown. */
export class TurnedAway extends Error {
  constructor(
    readonly refused: Refused,
    readonly status: number,
  ) {
    super(told(refused));
  }
}

function headers(token = place.value?.token): Record<string, string> {
  return token ? { Authorization: `Bearer ${token}` } : {};
}

async function answer(path: string, how: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, how);
  } catch {
    throw new TurnedAway({ code: "no-connection", says: t("line.unreachable") }, 0);
  }
  if (response.ok) return response;
  const says = (await response.json().catch(() => null)) as { refused?: Refused } | null;
  throw new TurnedAway(says?.refused ?? { code: "unknown", says: t("line.failed") }, response.status);
}

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const file = body instanceof Blob;
  const kind: Record<string, string> =
    body === undefined ? {} : { "Content-Type": file ? body.type : "application/json" };
  const how: RequestInit = { method, headers: { ...headers(), ...kind } };
  if (body !== undefined) how.body = file ? body : JSON.stringify(body);
  const response = await answer(path, how);
  return (response.status === 204 ? null : await response.json()) as T;
}

export async function send<T>(path: string, picture: Blob): Promise<T> {
  const how = { method: "POST", body: picture, headers: { ...headers(), "Content-Type": picture.type } };
  return (await (await answer(path, how)).json()) as T;
}

/** Fetches a file with the token in its header, and offers it as a download. */
export async function keep(path: string, name: string, body?: unknown) {
  const how: RequestInit = { method: body === undefined ? "GET" : "POST", headers: headers() };
  if (body !== undefined) {
    how.body = JSON.stringify(body);
    how.headers = { ...headers(), "Content-Type": "application/json" };
  }
  keepFile(await (await answer(path, how)).blob(), name);
}

/** Offers a file to the browser as a download. */
export function keepFile(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export async function text(path: string): Promise<string> {
  return (await answer(path, { headers: headers() })).text();
}

export async function picture(path: string): Promise<string> {
  return URL.createObjectURL(await (await answer(path, { headers: headers(), cache: "no-store" })).blob());
}

export async function knowServer(again = false) {
  if (!server.value || again) server.value = await ask<Server>("/api/server").catch(() => server.value);
  return server.value;
}

export const here = () => `/api/tables/${place.value?.table ?? "-"}`;

/** Asks like `ask`, for a table that this device joined beside its own. */
export async function askAt<T>(token: string | null, path: string, body?: unknown): Promise<T> {
  const how: RequestInit = { headers: { ...headers(token ?? undefined), "Content-Type": "application/json" } };
  if (body !== undefined) Object.assign(how, { method: "POST", body: JSON.stringify(body) });
  return (await (await answer(path, how)).json()) as T;
}

export async function join(body: { code?: string; key?: string; seat?: string }): Promise<Joined> {
  const joined = await ask<Joined>("/api/join", body);
  sit({ table: joined.table, token: joined.token, role: joined.role, seat: joined.seat ?? body.seat ?? null });
  return joined;
}
