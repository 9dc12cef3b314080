// Which cell of a score sheet is written next.
import type { Scoresheet } from "../../contract.ts";

export type Sheet = NonNullable<Scoresheet["sheet"]>;

/** A cell of the sheet; rounds count from 1. */
export interface Cell {
  round: number;
  column: string;
}

export const valueAt = (sheet: Sheet, { round, column }: Cell): number | null =>
  sheet.rounds[round - 1]?.[column] ?? null;

/** The first empty cell among these columns: in the last round that was begun, else in the next one. */
export function firstEmpty(sheet: Sheet, columns: string[]): Cell {
  const last = Math.max(1, sheet.rounds.length);
  const open = columns.find((column) => valueAt(sheet, { round: last, column }) === null);
  return open ? { round: last, column: open } : { round: last + 1, column: columns[0]! };
}

/** The cell after this one: the next empty one of its round, else the first empty one of the sheet. */
export function nextCell(sheet: Sheet, at: Cell, columns: string[]): Cell {
  const after = columns.slice(columns.indexOf(at.column) + 1);
  const column = [...after, ...columns].find(
    (one) => one !== at.column && valueAt(sheet, { ...at, column: one }) === null,
  );
  return column ? { round: at.round, column } : firstEmpty(sheet, columns);
}

/** The points after each round, as the points panel and its picture take them. */
export function asRounds(sheet: Sheet) {
  const sums: Record<string, number> = {};
  for (const name of sheet.columns) sums[name] = sheet.carried[name] ?? 0;
  return sheet.rounds.map((row, i) => {
    const best = (sheet.lowest ? Math.min : Math.max)(...Object.values(row).map((points) => points ?? 0));
    for (const name of sheet.columns) sums[name] = (sums[name] ?? 0) + (row[name] ?? 0);
    const winner = sheet.columns.find((name) => row[name] === best) ?? null;
    return { round: i + 1, winner, scores: { ...sums } };
  });
}
