// The last verdict in one sentence; a tap shows the rule it rests on.
import { useSignal } from "@preact/signals";
import { facing } from "./facing.ts";
import { heard } from "./caller.ts";
import { deferred } from "../line/lazy.tsx";
import { message, refused, table } from "../line/line.ts";
import { Icon } from "../cards/icon.tsx";
import { foremost } from "./asked.ts";
import { Sheet } from "../sheets/sheet.tsx";
import { sentence, t, told } from "../words/words.ts";

const Grounds = deferred("Grounds");

/** What to say, and the rule it rests on where that is known. */
function lastWord(): { says: string; cite: string | null; bad: boolean } {
  const no = refused.value?.refused;
  if (no) return { says: told(no), cite: no.cite ?? null, bad: true };
  const asked = foremost(table.value);
  if (asked?.ask === "dispute") return { says: sentence(asked.said, asked.says), cite: asked.cite ?? null, bad: true };
  const now = message.value;
  const found = now?.findings[now.findings.length - 1];
  if (found) return { says: sentence(found.said, found.says), cite: null, bad: true };
  return { says: heard.value || t("said.nothing"), cite: null, bad: false };
}

export function Verdict() {
  const open = useSignal(false);
  const { says, cite, bad } = lastWord();
  return (
    <>
      <button
        class="verdict"
        data-bad={bad}
        onClick={() => (open.value = true)}
        aria-label={`${says} ${t("table.why")}`}
      >
        <span>{says}</span>
        <Icon name="book" />
      </button>
      {open.value && (
        <Sheet title={t("table.rule")} facing={facing()} onClose={() => (open.value = false)}>
          <p class="lead">{says}</p>
          <Grounds cite={cite} />
        </Sheet>
      )}
    </>
  );
}
