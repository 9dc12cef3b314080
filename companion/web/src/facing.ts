// Which way the sheets on a flat tablet are turned: to whom the table speaks.
import { foremost } from "./asked.ts";
import { place } from "./door.ts";
import { table } from "./line.ts";
import { route } from "./route.ts";
import { angleOf } from "./seating.ts";
import { lying } from "./settings.ts";
import type { Table } from "./contract.ts";

/** Whom the middle speaks to. */
export function addressed(now: Table): string | null {
  const prompt = foremost(now);
  if (prompt && prompt.to.length === 1 && prompt.blocking) return prompt.to[0]!;
  return now.turn;
}

/** Only the tablet in the middle turns; a phone in the hand does not. */
export function facing(name?: string): number {
  const now = table.value;
  const flat =
    lying.value &&
    now &&
    place.value?.role !== "seat" &&
    ["table", "wheel"].includes(route.value[0] ?? "") &&
    innerWidth > innerHeight &&
    innerHeight > 560;
  return flat
    ? angleOf(
        name ?? addressed(now),
        now.players.map((one) => one.name),
      )
    : 0;
}
