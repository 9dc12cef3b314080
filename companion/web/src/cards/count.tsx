// A number of cards that people read from all sides of the table. A line stands under a number that reads as another one upside down.
const TURNED: Record<string, string> = { 0: "0", 1: "1", 6: "9", 8: "8", 9: "6" };

/** Does it read as another number from across the table, as 6 reads as 9? */
export function ambiguous(n: number): boolean {
  const digits = [...String(n)];
  const across = digits.map((one) => TURNED[one]).reverse();
  return across.every((one) => one !== undefined) && across[0] !== "0" && across.join("") !== digits.join("");
}

export const Count = ({ n }: { n: number }) => (
  <span class="count" data-line={ambiguous(n)}>
    {n}
  </span>
);
