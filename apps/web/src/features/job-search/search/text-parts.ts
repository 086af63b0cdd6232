import type { UnderstoodTerm } from '@nukkad/contract';

type Part = Pick<UnderstoodTerm, 'text' | 'spans'>;

/** Returns the characters of the search text that belong to an interpreted part, as the user typed them. */
export function typedPart(text: string, { text: phrase, spans = [] }: Part): string {
  return spans.map((span) => text.slice(...span)).join(' ') || phrase;
}

/** Removes the interpreted parts from the search text; undefined if nothing remains. */
export function withoutParts(text: string | undefined, parts: readonly Part[]): string | undefined {
  const spans = parts.flatMap((part) => part.spans ?? []).sort(([a], [b]) => a - b);
  const rest = spans.reduceRight(
    (rest, [from, to]) => `${rest.slice(0, from)} ${rest.slice(to)}`,
    text ?? '',
  );
  // Also remove a comma at the start.
  return (
    rest
      .replace(/\s[\s,;]*(?=\s|$)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || undefined
  );
}

/** Returns whether an interpreted part of the search text names the city or locality to search in. */
export function isPlacePart({ kind, isNegated }: Pick<UnderstoodTerm, 'kind' | 'isNegated'>): boolean {
  return !isNegated && (kind === 'CITY' || kind === 'LOCALITY');
}

/** Returns the search text with another place instead of the parts that name one. */
export const withPlace = (text: string | undefined, placeParts: readonly Part[], place: string): string =>
  [withoutParts(text, placeParts), place].filter(Boolean).join(' ');
