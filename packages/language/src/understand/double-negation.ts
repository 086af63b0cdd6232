import { type Clauses, isEmpty, startsClause } from './clauses.ts';
import { CANCELLING, ELSE, EXCEPTIVE, INDEFINITE, type Negator } from './negators.ts';
import type { Segment } from './segment.ts';

const isSimple = ({ kind, phrase }: Negator): boolean => kind === 'negate' && !EXCEPTIVE.has(phrase);

export const containsPhraseOf = (words: readonly string[], phrases: ReadonlySet<string>): boolean =>
  words.some((word, at) => phrases.has(word) || phrases.has(`${word} ${words[at + 1]}`));

/**
 * Returns the index of the next negator within the clause if only words without a meaning are between, and these words;
 * null if there is none.
 */
function nextNegator(
  clauses: Clauses,
  from: number,
  /** How many segments with a meaning may be between. */
  objects: number,
): { readonly at: number; readonly words: string[] } | null {
  const { segments } = clauses;
  const words: string[] = [];
  let remaining = objects;
  for (let at = from + 1; at < segments.length; at += 1) {
    const segment = segments[at];
    if (segment === undefined || startsClause(clauses, at)) return null;
    if (segment.negator !== undefined) return { at, words };
    if (!isEmpty(segment) && !containsPhraseOf(segment.words, INDEFINITE)) remaining -= 1;
    if (remaining < 0) return null;
    words.push(...segment.words);
  }
  return null;
}

const NOTHING = new Set(['nothing', 'none', 'nobody']);

/** Whether a negator and the next one mean "only": "cook के सिवा कुछ नहीं", "no job other than cook". */
function meansOnly(first: Negator, second: Negator, between: readonly string[]): boolean {
  const isIdlePhrase = second.kind === 'idle' && containsPhraseOf(second.phrase.split(' '), INDEFINITE);
  if (EXCEPTIVE.has(first.phrase)) {
    // "Other than cooking I know nothing".
    if (first.direction === 'before') return NOTHING.has(second.phrase);
    return isIdlePhrase || (isSimple(second) && containsPhraseOf(between, INDEFINITE));
  }
  // "Anything but" contains its indefinite word.
  return first.direction === 'before' && isSimple(first) && EXCEPTIVE.has(second.phrase);
}

/** Whether only empty words precede in the clause, the last of them "else": "driver और कुछ नहीं". */
function followsElse(clauses: Clauses, at: number): boolean {
  const words: string[] = [];
  for (let before = at - 1; before >= 0; before -= 1) {
    const segment = clauses.segments[before];
    if (segment === undefined || startsClause(clauses, before + 1)) break;
    const isWordOfElse = isEmpty(segment) || containsPhraseOf(segment.words, INDEFINITE);
    if (segment.negator !== undefined || !isWordOfElse) break;
    words.unshift(...segment.words);
  }
  return containsPhraseOf(words, ELSE);
}

/** Whether "nothing" directly precedes: "nothing other than cook". */
const followsNothing = ({ segments }: Clauses, at: number): boolean =>
  NOTHING.has(segments[at - 1]?.words.at(-1) ?? '');

/** Returns the index of the negator that "it is not that" refuses: the next one, else the one before; -1 if there is none. */
export function cancelledBy({ segments }: Clauses, at: number): number {
  const isRefusal = ({ negator }: Segment): boolean => negator?.kind === 'negate';
  const next = segments.slice(at + 1).findIndex(isRefusal);
  return next >= 0 ? at + 1 + next : segments.slice(0, at).findLastIndex(isRefusal);
}

/** Words for "because of". What follows is the reason, and does not take the aversion back: "ratrapali mule jhop hot nahi". */
const CAUSES = /^(?:मुळे|mule|muley)$/;

/** Returns the index of the negator next to an aversion, which it takes back: "not bored with sales"; -1 if there is none. */
function negatorOfAversion({ segments, ...clauses }: Clauses, at: number): number {
  for (const step of [-1, 1]) {
    let next = at + step;
    const isCut = (): boolean => startsClause({ segments, ...clauses }, step === 1 ? next : next + 1);
    while (segments[next] !== undefined && isEmpty(segments[next] as Segment) && !isCut()) next += step;
    if (segments[next]?.negator?.kind === 'negate' && !isCut()) return next;
  }
  return -1;
}

/**
 * Returns the indexes of the negators that refuse nothing, because two of them mean "only" or because they refer to
 * "anything else".
 */
export function idleNegators(clauses: Clauses): Set<number> {
  const { segments } = clauses;
  const idle = new Set<number>();
  for (const [at, { negator }] of segments.entries()) {
    if (negator === undefined || idle.has(at)) continue;
    if (CANCELLING.has(negator.phrase)) idle.add(cancelledBy(clauses, at));
    if (negator.kind === 'averse' && !CAUSES.test(negator.phrase)) {
      const refusing = negatorOfAversion(clauses, at);
      if (refusing >= 0) idle.add(at).add(refusing);
    }
    const isAfter = isSimple(negator) && negator.direction === 'after';
    if (isAfter && followsElse(clauses, at)) idle.add(at);
    if (EXCEPTIVE.has(negator.phrase) && followsNothing(clauses, at)) idle.add(at);
    const isExceptBefore = EXCEPTIVE.has(negator.phrase) && negator.direction === 'before';
    const next = nextNegator(clauses, at, isExceptBefore ? 1 : 0);
    const second = next === null ? undefined : segments[next.at]?.negator;
    if (next === null || second === undefined || !meansOnly(negator, second, next.words)) continue;
    idle.add(at);
    idle.add(next.at);
  }
  return idle;
}

/** Returns the segment with a negator that refuses nothing. */
export const asIdle = (segment: Segment): Segment =>
  segment.negator === undefined ? segment : { ...segment, negator: { ...segment.negator, kind: 'idle' } };
