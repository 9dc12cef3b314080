// Whether a wheel was asked for tonight: most games never load it.
import { effect, signal } from "@preact/signals";
import { foremost } from "./asked.ts";
import { message, table } from "../line/line.ts";

export const wheelWanted = signal(false);

effect(() => {
  if (foremost(table.value)?.ask === "spin" || message.value?.wheel) wheelWanted.value = true;
});
