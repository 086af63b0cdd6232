/** What single edits cost. */
export interface EditCosts {
  /** A letter too many or left out, behind another. */
  readonly gap: (letter: string, before: string | undefined) => number;
  readonly change: (from: string, to: string) => number;
  readonly swap: number;
}

const EQUAL_COSTS: EditCosts = { gap: () => 1, change: () => 1, swap: 1 };

/**
 * Insertions, deletions, changes and swaps of neighbours that lead from one text to the other (optimal string
 * alignment), given up beyond `most`.
 */
export function editDistance(a: string, b: string, most: number, costs: EditCosts = EQUAL_COSTS): number {
  const { gap, change, swap } = costs;
  let before: number[] = [];
  let last = [0];
  for (let at = 0; at < b.length; at += 1) last.push((last[at] as number) + gap(b[at] as string, b[at - 1]));
  for (let row = 0; row < a.length; row += 1) {
    const letter = a[row] as string;
    const current = [(last[0] as number) + gap(letter, a[row - 1])];
    for (let at = 0; at < b.length; at += 1) {
      const other = b[at] as string;
      const isSwap = row > 0 && at > 0 && letter === b[at - 1] && a[row - 1] === other;
      current.push(
        Math.min(
          (last[at] as number) + (letter === other ? 0 : change(letter, other)),
          (last[at + 1] as number) + gap(letter, a[row - 1]),
          (current[at] as number) + gap(other, b[at - 1]),
          isSwap ? (before[at - 1] as number) + swap : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[b.length] as number;
}
