/**
 * Returns the lines that differ between two texts, in order: `- ` before removed and `+ ` before added lines. It finds the
 * longest common subsequence between the equal lines at the start and those at the end.
 */
export function changedLines(before: readonly string[], after: readonly string[]): readonly string[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return changesBetween(before.slice(start, before.length - end), after.slice(start, after.length - end));
}

function changesBetween(before: readonly string[], after: readonly string[]): readonly string[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const length = (from: number, to: number) => lengths[from]?.[to] ?? 0;
  for (let from = before.length - 1; from >= 0; from -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const isSame = before[from] === after[to];
      const longest = isSame
        ? 1 + length(from + 1, to + 1)
        : Math.max(length(from + 1, to), length(from, to + 1));
      (lengths[from] as Uint16Array)[to] = longest;
    }
  }
  const changes: string[] = [];
  let from = 0;
  let to = 0;
  while (from < before.length || to < after.length) {
    if (from < before.length && to < after.length && before[from] === after[to]) {
      from += 1;
      to += 1;
    } else if (to >= after.length || (from < before.length && length(from + 1, to) >= length(from, to + 1))) {
      changes.push(`- ${before[from]}`);
      from += 1;
    } else {
      changes.push(`+ ${after[to]}`);
      to += 1;
    }
  }
  return changes;
}
