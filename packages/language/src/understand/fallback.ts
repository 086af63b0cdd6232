import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { lookUp } from '../lexicon/look-up.ts';
import { isWork } from './head-of.ts';
import type { Segment } from './segment.ts';

const SCORE_MIN = 0.5;
const LENGTH_MIN = 4;

/** The work that an unknown word is nearest to, however unlikely the typo; none where nothing is near. */
function nearestWork(lexicon: Lexicon, found: Segment): Segment {
  const word = found.words.join('');
  if (found.matches.length > 0 || word.length < LENGTH_MIN) return found;
  const near = lookUp(lexicon, found.words).filter(({ entry, score }) => isWork(entry) && score >= SCORE_MIN);
  return { ...found, matches: near.slice(0, 1) };
}

/** What is left to think of a text of which nothing is known: better the nearest work than no job at all. */
export function fallback(lexicon: Lexicon, segments: readonly Segment[]): Segment[] {
  return segments.map((found) => nearestWork(lexicon, found));
}
