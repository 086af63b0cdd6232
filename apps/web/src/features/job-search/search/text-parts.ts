import type { UnderstoodTerm } from '@nukkad/contract';

type Part = Pick<UnderstoodTerm, 'text' | 'spans'>;

/** An understood part as it was typed. */
export function typedPart(text: string, { text: phrase, spans = [] }: Part): string {
  return spans.map((span) => text.slice(...span)).join(' ') || phrase;
}

/** The text without some of its understood parts; undefined when nothing remains. */
export function withoutParts(text: string | undefined, parts: readonly Part[]): string | undefined {
  const spans = parts.flatMap((part) => part.spans ?? []).sort(([a], [b]) => a - b);
  const rest = spans.reduceRight(
    (rest, [from, to]) => `${rest.slice(0, from)} ${rest.slice(to)}`,
    text ?? '',
  );
  // A comma that nothing stands before any more goes too.
  return (
    rest
      .replace(/\s[\s,;]*(?=\s|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || undefined
  );
}

/** Whether it is a part about where. */
export function isPlacePart({ kind }: Pick<UnderstoodTerm, 'kind'>): boolean {
  return kind === 'CITY' || kind === 'LOCALITY';
}
