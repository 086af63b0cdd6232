/** The cost of each kind of edit. */
export interface EditCosts {
  /** Cost of inserting or deleting a letter. */
  readonly gap: (letter: string, previous: string | undefined) => number;
  readonly change: (from: string, to: string) => number;
  /** Cost of swapping two neighbouring letters. */
  readonly swap: number;
}

const EQUAL_COSTS: EditCosts = { gap: () => 1, change: () => 1, swap: 1 };

/**
 * Returns the Damerau–Levenshtein distance (optimal string alignment): the lowest total cost of insertions,
 * deletions, changes and swaps of neighbours that turn one text into the other. Returns `max + 1` as soon as the
 * distance must exceed `max`.
 */
export function editDistance(a: string, b: string, max: number, costs: EditCosts = EQUAL_COSTS): number {
  const { gap, change, swap } = costs;
  // Three rows of the matrix of dynamic programming: one row per letter of `a`, one column per letter of `b`.
  let rowBeforeLast: number[] = [];
  let lastRow = [0];
  for (let at = 0; at < b.length; at += 1)
    lastRow.push((lastRow[at] as number) + gap(b[at] as string, b[at - 1]));
  for (let row = 0; row < a.length; row += 1) {
    const letter = a[row] as string;
    const current = [(lastRow[0] as number) + gap(letter, a[row - 1])];
    for (let at = 0; at < b.length; at += 1) {
      const other = b[at] as string;
      const changed = (lastRow[at] as number) + (letter === other ? 0 : change(letter, other));
      const deleted = (lastRow[at + 1] as number) + gap(letter, a[row - 1]);
      const inserted = (current[at] as number) + gap(other, b[at - 1]);
      const isSwap = row > 0 && at > 0 && letter === b[at - 1] && a[row - 1] === other;
      const swapped = isSwap ? (rowBeforeLast[at - 1] as number) + swap : Number.POSITIVE_INFINITY;
      current.push(Math.min(changed, deleted, inserted, swapped));
    }
    if (Math.min(...current) > max) return max + 1;
    rowBeforeLast = lastRow;
    lastRow = current;
  }
  return lastRow[b.length] as number;
}
