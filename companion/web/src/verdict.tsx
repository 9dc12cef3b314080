// The last verdict in one sentence; a tap shows the rule it rests on.
import { useSignal } from "@preact/signals";
import { facing } from "./facing.ts";
import { heard } from "./caller.ts";
import { lazy } from "./later.tsx";
import { message, refused, table } from "./line.ts";
import { Icon } from "./icon.tsx";
import { foremost } from "./asked.ts";
import type { Line } from "./contract.ts";
import { ask, here } from "./door.ts";
import { Sheet } from "./sheet.tsx";
import { t } from "./words.ts";

const Citation = lazy(() => import("./pages/rules.tsx").then((page) => page.Citation));

/** What to say, and what it rests on where that is known already. */
function lastWord(): { says: string; cite: string | null; bad: boolean } {
  const no = refused.value?.refused;
  if (no) return { says: no.says, cite: no.cite ?? null, bad: true };
  const asked = foremost(table.value);
  if (asked?.ask === "dispute") return { says: asked.says ?? t("ask.dispute"), cite: asked.cite ?? null, bad: true };
  const now = message.value;
  const found = now?.findings[now.findings.length - 1];
  if (found) return { says: found.says, cite: found.cite ?? null, bad: true };
  return { says: heard.value || t("said.nothing"), cite: null, bad: false };
}

/** The rules behind the last line of the log: looked up when somebody asks. */
async function lastCites(): Promise<string[]> {
  const { story } = await ask<{ story: (Line & { cites?: string[] })[] }>(`${here()}/story`);
  const last = story.filter((line) => !line.undone).pop();
  return [...new Set((last?.cites ?? []).filter(Boolean))];
}

export function Verdict() {
  const open = useSignal(false);
  const { says, cite, bad } = lastWord();
  const cites = useSignal<string[] | null>(null);
  const look = () => {
    open.value = true;
    cites.value = cite ? [cite] : null;
    if (!cite) void lastCites().then((found) => (cites.value = found)).catch(() => (cites.value = []));
  };
  return (
    <>
      <button class="verdict" data-bad={bad} onClick={look} aria-label={`${says} ${t("table.why")}`}>
        <span>{says}</span>
        <Icon name="book" />
      </button>
      {open.value && (
        <Sheet title={t("table.rule")} facing={facing()} onClose={() => (open.value = false)}>
          <p class="lead">{says}</p>
          {cites.value?.map((one) => <Citation key={one} cite={one} />)}
          {cites.value?.length === 0 && <Citation cite={null} />}
        </Sheet>
      )}
    </>
  );
}
