// The sheet itself: a column a player, a row a round, and the totals where everybody sees them.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../cards/icon.tsx";
import { t } from "../../words/words.ts";
import { valueAt, type Cell, type Sheet } from "./cells.ts";

interface BoardProps {
  sheet: Sheet;
  at?: Cell | undefined;
  /** The columns this device may write in. */
  mine: string[];
  onPick?: (at: Cell) => void;
}

export function Board({ sheet, at, mine, onPick }: BoardProps) {
  const rounds = Math.max(sheet.rounds.length, at?.round ?? 1);
  const open = useRef<HTMLTableRowElement>(null);
  useEffect(() => open.current?.scrollIntoView({ block: "nearest" }), [at?.round]);
  const carried = Object.values(sheet.carried).some((points) => points);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div class="scroller board" tabIndex={0} role="region" aria-label={t("score.title")}>
      <table class="scores" style={{ "--columns": sheet.columns.length }}>
        <thead>
          <tr>
            <td />
            {sheet.columns.map((name) => (
              <th scope="col" key={name} data-leads={sheet.leaders.includes(name)}>
                <span class="score-name">
                  {sheet.leaders.includes(name) && <Icon name="crown" />}
                  {name}
                </span>
                <b class="score-total">{sheet.totals[name]}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {carried && (
            <tr>
              <th scope="row">
                <Icon name="next" />
                <span class="unseen">{t("score.carried")}</span>
              </th>
              {sheet.columns.map((name) => (
                <td key={name}>{sheet.carried[name] ?? ""}</td>
              ))}
            </tr>
          )}
          {Array.from({ length: rounds }, (_, i) => (
            <tr key={i} ref={at?.round === i + 1 ? open : null}>
              <th scope="row">{i + 1}</th>
              {sheet.columns.map((column) => {
                const cell = { round: i + 1, column };
                const value = valueAt(sheet, cell);
                const chosen = at?.round === cell.round && at.column === column;
                if (!onPick || !mine.includes(column)) return <td key={column}>{value ?? ""}</td>;
                return (
                  <td key={column}>
                    <button
                      class="score-cell"
                      aria-pressed={chosen}
                      aria-label={`${column}, ${t("score.round", { n: i + 1 })}: ${value ?? "–"}`}
                      onClick={() => onPick(cell)}
                    >
                      {value ?? (chosen ? "…" : "")}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
