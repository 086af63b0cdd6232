import type { TextAnalysis } from './analyse-text.ts';
import { type Collected, collectSegment } from './collect-terms.ts';
import { headOf, namesOtherWork } from './head-of.ts';
import type { Meanings } from './meanings.ts';
import { reRank } from './re-rank.ts';
import type { Segment } from './segment.ts';
import type { Understanding } from './understanding.ts';

const placeOf = ({ places }: Segment): number => places.at(-1) ?? 0;

/**
 * Decides what the parts of a text mean together. It reads nothing anew, so that the same text without some of its terms
 * (`without`) costs next to nothing.
 */
export function interpret(
  { work, otherWork }: Meanings,
  { segments }: TextAnalysis,
  /** Words to leave out, by their places: as if the parts of the text that have them were not there. */
  without: ReadonlySet<number> = new Set(),
): Understanding {
  const named = segments.filter(({ places }) => !places.some((place) => without.has(place)));
  const namedHead = headOf(named);
  const isOther = namedHead !== null && namesOtherWork(namedHead);
  const better = namedHead === null || isOther ? null : reRank(work, named, namedHead);
  const head = better ?? namedHead;
  const others = named.filter(({ places }) => !places.some((place) => head?.places.includes(place)));
  const nothing = { work: null, missing: null, city: null, isNear: false };
  const collected: Collected = { ...nothing, localities: [], words: [], terms: [] };
  const parts = head === null ? others : [...others, head];
  for (const part of parts.toSorted((a, b) => placeOf(a) - placeOf(b)))
    collectSegment(collected, part, head, otherWork);
  return collected;
}
