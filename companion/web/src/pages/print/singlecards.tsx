// Single cards to print again, when some were lost.
import { plain } from "../../cards/card.ts";
import { Face } from "../../cards/face.tsx";
import { Icon } from "../../cards/icon.tsx";
import type { Color } from "../../contract.ts";
import { pickOne } from "../../sheets/picker.tsx";
import { cardWords, t } from "../../words/words.ts";

interface SingleCardsProps {
  box: string;
  colors: Color[];
  /** Every physical card of the box, such as `red-7#1`. */
  inBox: string[];
  chosen: string[];
  onChange: (copies: string[]) => void;
}

export function SingleCards({ box, colors, inBox, chosen, onChange }: SingleCardsProps) {
  const copiesOf = (card: string) => inBox.filter((copy) => copy.startsWith(`${card}#`));
  const add = (card: string) => onChange([...new Set([...chosen, ...copiesOf(card)])]);
  const toggle = (copy: string) =>
    onChange(chosen.includes(copy) ? chosen.filter((one) => one !== copy) : [...chosen, copy]);
  return (
    <details class="panel">
      <summary>
        <h2>{t("print.lost")}</h2>
        <span class="quiet">{chosen.length ? t("table.cards", { n: chosen.length }) : t("print.whole")}</span>
      </summary>
      <p class="quiet">{t("print.losthow")}</p>
      <ul class="print-lost">
        {[...new Set(chosen.map((copy) => copy.split("#")[0]!))].map((card) => (
          <li key={card} class="row">
            <span class="mend-face">
              <Face name={card} colors={colors} spoken={false} />
            </span>
            <b>{cardWords(card)}</b>
            <span class="choices push" role="group" aria-label={cardWords(card)}>
              {copiesOf(card).map((copy, i, all) => (
                <button key={copy} class="button" aria-pressed={chosen.includes(copy)} onClick={() => toggle(copy)}>
                  {t("print.copy", { n: i + 1, m: all.length })}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <div class="choices">
        <button
          class="button"
          disabled={!inBox.length}
          onClick={() => pickOne(t("print.which"), add, { game: box, only: [...new Set(inBox.map(plain))] })}
        >
          <Icon name="plus" />
          {t("hands.add")}
        </button>
        {chosen.length > 0 && (
          <button class="button bare" onClick={() => onChange([])}>
            <Icon name="trash" />
            {t("print.all")}
          </button>
        )}
      </div>
    </details>
  );
}
