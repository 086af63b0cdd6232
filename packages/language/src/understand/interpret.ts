import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { TextAnalysis } from './analyse-text.ts';
import {
  collectNumber,
  collectSegment,
  emptyUnderstanding,
  type OtherWork,
  type Subject,
} from './collect-terms.ts';
import { headOf, namesOtherWork, namesSkill } from './head-of.ts';
import { reRank, withGuess } from './re-rank.ts';
import type { Segment } from './segment.ts';
import type { Understanding } from './understanding.ts';
import type { WorkIndex } from './work-index.ts';

/** Everything that texts are understood by. */
export interface Meanings {
  readonly lexicon: Lexicon;
  readonly work: WorkIndex;
  readonly otherWork: OtherWork;
}

export interface Interpreting {
  /** Words to leave out, by their places (`termPlaces`): as if the parts of the text that have them were not there. */
  readonly without?: ReadonlySet<number>;
}

function subjectOf(
  meanings: Meanings,
  named: readonly Segment[],
): Subject & { segments: readonly Segment[] } {
  const namedHead = headOf(named);
  const isOther = namedHead !== null && namesOtherWork(namedHead);
  const guess = isOther ? null : reRank(meanings.work, named, namedHead);
  const segments = guess === null ? named : withGuess(named, guess);
  const guessed = segments.filter(({ matches }) => matches[0]?.entry.phrase === '');
  const head = guess === null ? namedHead : headOf(guessed);
  // One word that stands in phrases of a work and is none itself does not name it.
  const isGuess = head !== null && namedHead === null && guess?.words.size === 1;
  const isNamed = head !== null || segments.some(namesSkill);
  return { segments, head, isNamed, isGuess, otherWork: meanings.otherWork };
}

/**
 * Decides what the parts of a text mean together. It reads nothing anew, so that the same text without some of its terms
 * (`without`) costs next to nothing.
 */
export function interpret(
  meanings: Meanings,
  { words, segments: all, numbers }: TextAnalysis,
  { without = new Set() }: Interpreting = {},
): Understanding {
  const left = all.filter(({ places }) => !places.some((place) => without.has(place)));
  const subject = subjectOf(meanings, left);
  const counted = numbers.filter(({ from }) => !without.has(from));
  const collected = emptyUnderstanding();
  for (const part of [...subject.segments, ...counted].sort((a, b) => a.from - b.from)) {
    if ('matches' in part) collectSegment(collected, part, subject);
    else collectNumber(collected, part, words);
  }
  return collected;
}
