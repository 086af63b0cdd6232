import { type GuessedWork, guessWork, narrowWork, scoreOf } from './guess-work.ts';
import { isCertain, isWeak, isWork } from './head-of.ts';
import type { Segment } from './segment.ts';
import type { WorkIndex } from './work-index.ts';

export const isWeakly = (value: string, { matches }: Segment): boolean =>
  matches.some(({ entry }) => entry.kind === 'WEAK' && entry.value === value);

/** Groups that say who is asked for, when and where: a woman who sews is no tailor for women, who works at night no guard. */
const TERMS = new Set(['women', 'men', 'night', 'home', 'senior', 'junior']);

const namesTerms = ({ matches }: Segment): boolean =>
  matches[0]?.entry.kind === 'GROUP' && TERMS.has(matches[0].entry.value);

/** At home, or as a senior: that does not name a work, but tells some from others of that name. */
const tellsApart = ({ matches }: Segment): boolean =>
  matches[0]?.entry.kind === 'GROUP' && ['home', 'senior', 'junior'].includes(matches[0].entry.value);

/** Segments that may speak of work: named work, its places, and words that nothing else is known of. */
function maySpeakOfWork(found: Segment): boolean {
  if (isWeakly('silent', found) || namesTerms(found)) return false;
  const kind = found.matches[0]?.entry.kind;
  return kind === undefined || ['SUB_PROFILE', 'PROFILE', 'WEAK', 'WORD', 'GROUP'].includes(kind);
}

/** How much better all words together must speak for a work than for the one that is named. */
const CLEARLY = 1.15;

export const profileOf = (value: string): string => value.split('/')[0] ?? '';

const workOf = ({ matches }: Segment): string[] =>
  matches.filter(({ entry }) => isWork(entry)).map(({ entry }) => entry.value);

/** Which of several works of one name is meant, where the other words tell: a driver beside a truck. */
function narrowed(work: WorkIndex, segments: readonly Segment[], head: Segment): GuessedWork | null {
  const others = segments.filter((found) => found !== head && (maySpeakOfWork(found) || tellsApart(found)));
  const meant = workOf(head).filter((value) => value.includes('/'));
  const named = others.filter(
    (found) => isCertain(found) && workOf(found).some((value) => meant.includes(value)),
  );
  const [both] = named.map((found) => meant.filter((value) => workOf(found).includes(value)));
  if (both !== undefined && both.length < meant.length) {
    const words = [head, ...named].flatMap((found) => found.words);
    return { subProfiles: both, score: 0, words: new Set(words) };
  }
  return narrowWork(
    work,
    head.words,
    others.flatMap((found) => found.words),
    meant,
  );
}

/** The work that all words speak for together, where that is clearly another than the one named last. */
export function reRank(
  work: WorkIndex,
  segments: readonly Segment[],
  head: Segment | null,
): GuessedWork | null {
  const narrower = head === null ? null : narrowed(work, segments, head);
  if (narrower !== null) return narrower;
  // Where it is done does not overrule a work that is named for certain.
  const isNamed = head !== null && isCertain(head) && !isWeak(head);
  const speaking = segments.filter((found) => maySpeakOfWork(found) && !(isNamed && isWeak(found)));
  const words = speaking.flatMap((found) => found.words);
  const guess = guessWork(work, words);
  if (guess === null || head === null) return guess;
  const meant = workOf(head);
  if (meant.some((value) => guess.subProfiles.includes(value))) return null;
  const score = Math.max(0, ...meant.map((value) => scoreOf(work, words, value)));
  const outside = [...guess.words].some((word) => !head.words.includes(word));
  // One word that has nothing to do with a work that is named for certain does not replace it.
  const isApart = isNamed && guess.words.size === 1 && !head.words.some((word) => guess.words.has(word));
  return outside && !isApart && guess.score > score * CLEARLY ? guess : null;
}

/** Takes the words that speak for a guessed work out of the segments, into one that means it. */
export function withGuess(parts: readonly Segment[], guess: GuessedWork): Segment[] {
  const speaks = (found: Segment) =>
    maySpeakOfWork(found) && found.words.some((word) => guess.words.has(word));
  const speaking = parts.filter(speaks);
  const matches = guess.subProfiles.map((value) => ({
    entry: { phrase: '', kind: 'SUB_PROFILE' as const, value },
    score: 1,
  }));
  const words = speaking.flatMap((found) => found.words);
  const places = speaking.flatMap((found) => found.places);
  const last = speaking.at(-1);
  return parts.flatMap((found) => {
    if (found === last) return [{ from: found.from, to: found.to, words, places, matches }];
    return speaks(found) ? [] : [found];
  });
}
