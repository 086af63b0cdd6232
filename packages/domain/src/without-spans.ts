/** A range of a text: start and end (exclusive) in UTF-16 units. */
type Span = readonly [from: number, to: number];

/**
 * Removes ranges from a text, each with the comma, slash or hyphen next to it. The rest is joined by single spaces. Undefined if
 * nothing remains.
 */
export function withoutSpans(text: string, spans: readonly Span[]): string | undefined {
  const inOrder = spans.toSorted(([a], [b]) => a - b);
  const rest = inOrder.reduceRight((rest, [from, to]) => {
    const after = rest.slice(to);
    const before = rest.slice(0, from);
    return /^\s*[/&-]/.test(after)
      ? `${before} ${after.replace(/[/&-]/, ' ')}`
      : `${before.replace(/[/&-]\s*$/, '')} ${after}`;
  }, text);
  return (
    rest
      .replace(/\s[\s,;]*(?=\s|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/[,;]?\s*$/, '')
      .trim() || undefined
  );
}
