// One thing to print, with the button that makes it.
import { Icon } from "../../cards/icon.tsx";
import { t, type Key } from "../../words/words.ts";

interface DocumentProps {
  id: string;
  first: boolean;
  says: { text: string; bad: boolean } | null;
  making: boolean;
  waits: boolean;
  /** How many single cards are to be printed; 0 is the whole deck. */
  only: number;
  onMake: () => void;
}

/** One thing to print; what went wrong with it is said beside its button. */
export function Document({ id, first, says, making, waits, only, onMake }: DocumentProps) {
  const name = t(`print.doc-${id}` as Key);
  const makes = only ? t("print.makesome", { n: only }) : t("print.make");
  const does = making ? t("print.making") : makes;
  return (
    <section class={`panel print-one ${first ? "print-first" : ""}`}>
      <h2>{name}</h2>
      <p class="quiet">{t(`print.for-${id}` as Key)}</p>
      {says && (
        <p class={`note ${says.bad ? "bad" : "good"}`} role={says.bad ? "alert" : "status"}>
          {says.text}
        </p>
      )}
      <button class={`button ${first ? "main" : ""}`} disabled={waits} aria-label={`${name}: ${does}`} onClick={onMake}>
        <Icon name="printer" />
        {does}
      </button>
    </section>
  );
}
