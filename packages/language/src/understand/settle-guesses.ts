import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { lookUp, type Match } from '../lexicon/look-up.ts';
import { headOf, isCertain, namesWork } from './head-of.ts';
import type { Segment } from './segment.ts';

/** A city that is looked for where a query names its work but no place: known, and nearly as written. */
const KNOWN_CITY = 200_000;
const LENGTH_MIN = 4;
const SCORE_MIN = 0.76;

const PLACES = new Set(['CITY', 'LOCALITY']);
const namesPlace = ({ matches }: Segment): boolean => PLACES.has(matches[0]?.entry.kind ?? '');

function nearlyCity(lexicon: Lexicon, { words, matches }: Segment): Match[] {
  const word = words[0] ?? '';
  if (word.length < LENGTH_MIN) return [];
  const least = Math.max(SCORE_MIN, matches[0]?.score ?? 0);
  return lookUp(lexicon, [word])
    .filter(({ entry, score }) => entry.kind === 'CITY' && (entry.weight ?? 0) > KNOWN_CITY && score >= least)
    .slice(0, 1);
}

/** Whether a segment is one word of which nothing, or only another work, has been guessed. */
function isOpen(found: Segment): boolean {
  const isUnknown = found.matches.length === 0;
  return found.words.length === 1 && (isUnknown || (namesWork(found) && !isCertain(found)));
}

/**
 * Where one work is named for certain, single words are no typos in writing another: they are the city, where none is
 * named yet, or words as they stand.
 */
export function settleGuesses(lexicon: Lexicon, segments: readonly Segment[]): Segment[] {
  const head = headOf(segments);
  if (head === null || !isCertain(head)) return [...segments];
  let hasPlace = segments.some(namesPlace);
  return segments.map((found) => {
    if (found === head || !isOpen(found)) return found;
    const matches = hasPlace ? [] : nearlyCity(lexicon, found);
    hasPlace ||= matches.length > 0;
    return { ...found, matches };
  });
}
