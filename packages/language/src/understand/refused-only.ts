import { phraseSet } from '../text/phrases.ts';
import { isEmpty } from './clauses.ts';
import vocabulary from './negators.json' with { type: 'json' };
import type { Segment } from './segment.ts';

const ONLY = 'only';
/** Words for any job, between "only" and a refusal. */
const JOB_NOUNS = phraseSet(vocabulary.jobNouns);

const isJobNoun = ({ words }: Segment): boolean => words.every((word) => JOB_NOUNS.has(word));

/** Whether a segment can be between "only" and a refusal. */
const canBeBetween = (segment: Segment): boolean =>
  segment.negator === undefined && (isEmpty(segment) || isJobNoun(segment));

/** Returns the index of the refusal that directly follows, with only words for any job between; -1 if there is none. */
function refusalAfter(segments: readonly Segment[], at: number, clauseStarts: ReadonlySet<number>): number {
  const next = segments.findIndex((segment, index) => index > at && !canBeBetween(segment));
  const isCut = segments
    .slice(at + 1, next + 1)
    .some(({ wordIndexes }) => clauseStarts.has(wordIndexes[0] ?? -1));
  return segments[next]?.negator?.direction === 'after' && !isCut ? next : -1;
}

const asStop = (segment: Segment): Segment => ({
  ...segment,
  matches: [{ entry: { phrase: '', kind: 'STOP', value: 'stop' }, score: 1 }],
});

/**
 * Finds "only" in what a refusal after it refers to: "weekend only jobs are no good to me". It begins no clause there, and the words
 * for any job mean nothing.
 */
export function withRefusedOnly(segments: readonly Segment[], clauseStarts: ReadonlySet<number>) {
  const nouns = new Set<Segment>();
  const joined = new Set<number>();
  for (const [at, { words, wordIndexes }] of segments.entries()) {
    if (words.at(-1) !== ONLY) continue;
    const refusal = refusalAfter(segments, at, clauseStarts);
    if (refusal < 0) continue;
    joined.add((wordIndexes.at(-1) ?? -1) + 1);
    for (const segment of segments.slice(at + 1, refusal)) nouns.add(segment);
  }
  return { segments: segments.map((segment) => (nouns.has(segment) ? asStop(segment) : segment)), joined };
}
