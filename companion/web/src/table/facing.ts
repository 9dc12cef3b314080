// Which way sheets are turned on a flat tablet: towards the player the table speaks to.
import { foremost } from "./asked.ts";
import { place } from "../line/door.ts";
import { table } from "../line/line.ts";
import { route } from "../line/route.ts";
import { angleOf } from "./seating.ts";
import { lying } from "../line/settings.ts";
import type { Table } from "../contract.ts";

/** The player the middle of the table speaks to. */
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
    ["table", "spin"].includes(route.value[0] ?? "") &&
    innerWidth > innerHeight &&
    innerHeight > 560;
  return flat
    ? angleOf(
        name ?? addressed(now),
        now.players.map((one) => one.name),
      )
    : 0;
}
