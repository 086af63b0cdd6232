import type { UnderstoodTerm } from '@nukkad/contract';
import { withoutSpans } from '@nukkad/domain/without-spans.ts';

type Part = Pick<UnderstoodTerm, 'text' | 'spans'>;

/** Returns the characters of the search text that belong to an interpreted part, as the user typed them. */
export function typedPart(text: string, { text: phrase, spans = [] }: Part): string {
  return spans.map((span) => text.slice(...span)).join(' ') || phrase;
}

/** Removes the interpreted parts from the search text; undefined if nothing remains. */
export const withoutParts = (text: string | undefined, parts: readonly Part[]): string | undefined =>
  withoutSpans(
    text ?? '',
    parts.flatMap(({ spans = [] }) => spans),
  );

/** Returns whether an interpreted part of the search text names the city or locality to search in. */
export function isPlacePart({ kind, isNegated }: Pick<UnderstoodTerm, 'kind' | 'isNegated'>): boolean {
  return !isNegated && (kind === 'CITY' || kind === 'LOCALITY');
}

/** Returns the search text with another place instead of the parts that name one. */
export const withPlace = (text: string | undefined, placeParts: readonly Part[], place: string): string =>
  [withoutParts(text, placeParts), place].filter(Boolean).join(' ');
