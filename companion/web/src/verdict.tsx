// The last verdict in one sentence; a tap shows the rule it rests on.
import { useSignal } from "@preact/signals";
import { heard } from "./caller.ts";
import { lazy } from "./later.tsx";
import { message, refused, table } from "./line.ts";
import { Icon } from "./icon.tsx";
import { foremost } from "./asked.ts";
import { Sheet } from "./sheet.tsx";
import { t } from "./words.ts";

const Citation = lazy(() => import("./pages/rules.tsx").then((page) => page.Citation));

/** What to say, and what it rests on. */
export function lastWord(): { says: string; cite: string | null; bad: boolean } {
  const no = refused.value?.refused;
  if (no) return { says: no.says, cite: no.cite ?? null, bad: true };
  const now = message.value;
  const asked = foremost(table.value);
  const found = now?.findings[now.findings.length - 1];
  if (found) return { says: found.says, cite: found.cite ?? null, bad: true };
  const cited = (now?.events as { cite?: string }[] | undefined)?.find((event) => event?.cite)?.cite;
  return { says: heard.value || t("said.nothing"), cite: asked?.cite ?? cited ?? null, bad: asked?.ask === "dispute" };
}

export function Verdict() {
  const open = useSignal(false);
  const { says, cite, bad } = lastWord();
  return (
    <>
      <button class="verdict" data-bad={bad} onClick={() => (open.value = true)} aria-label={`${says} ${t("table.why")}`}>
        <span>{says}</span>
        <Icon name="book" />
      </button>
      {open.value && (
        <Sheet title={t("table.rule")} onClose={() => (open.value = false)}>
          <p class="lead">{says}</p>
          <Citation cite={cite} />
        </Sheet>
      )}
    </>
  );
}
