import type { Meaning } from '../lexicon/lexicon-entry.ts';
import { soundKey } from '../text/sound-key.ts';
import { isWork, namesOtherWork } from './head-of.ts';
import type { Segment } from './segment.ts';
import type { WorkIndex } from './work-index.ts';

/** What may speak of work besides words that nothing is known of. */
const SPEAKING: ReadonlySet<Meaning> = new Set<Meaning>(['SUB_PROFILE', 'PROFILE', 'WEAK', 'WORD', 'GROUP']);

/** Groups that say who is asked for and where, and hiring, say nothing of work: who hires an executive asks for no recruiter. */
const SILENT: ReadonlySet<string> = new Set(['women', 'men', 'home', 'senior', 'junior', 'silent']);

function maySpeak({ matches, number }: Segment): boolean {
  const [best] = matches;
  const isSilent = number !== undefined || matches.some(({ entry }) => SILENT.has(entry.value));
  return !isSilent && (best === undefined || SPEAKING.has(best.entry.kind));
}

/** Words that speak for more works than so many tell none of them. */
const WORKS_MAX = 3;

/** The sub-profiles that words speak for most, taken together. */
function likeliestWork(work: WorkIndex, words: readonly string[]): string[] {
  const scores = new Map<string, number>();
  for (const word of new Set(words)) {
    for (const [value, weight] of work.get(soundKey(word)) ?? [])
      scores.set(value, (scores.get(value) ?? 0) + weight);
  }
  const best = Math.max(...scores.values());
  return [...scores].filter(([, score]) => score === best).map(([value]) => value);
}

/**
 * The work that the words which name one speak for together with others, where that is another: a truck, beside a driver.
 * Else the one that is named, if any.
 */
export function reRank(work: WorkIndex, segments: readonly Segment[], head: Segment | null): Segment | null {
  if (head === null || namesOtherWork(head)) return head;
  const speaking = segments.filter(maySpeak);
  const words = speaking.flatMap((found) => found.words);
  const values = likeliestWork(work, words);
  const named = head.matches.filter(({ entry }) => isWork(entry)).map(({ entry }) => entry.value);
  if (values.length > WORKS_MAX || named.every((value) => values.includes(value))) return head;
  const speaks = (word: string) => values.some((value) => work.get(soundKey(word))?.has(value));
  const telling = speaking.filter((found) => found.words.some(speaks));
  if (!telling.includes(head) || telling.length < 2) return head;
  return {
    words: telling.flatMap((found) => found.words),
    places: telling.flatMap(({ places }) => places),
    matches: values.map((value) => ({ entry: { phrase: '', kind: 'SUB_PROFILE', value }, score: 1 })),
  };
}
