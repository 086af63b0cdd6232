import type { WorkIndex } from './work-index.ts';

/** The work that several words speak for together. */
export interface GuessedWork {
  readonly subProfiles: readonly string[];
  readonly score: number;
  /** The words that speak for it. */
  readonly words: ReadonlySet<string>;
}

/** Sub-profiles this close to the best are meant as well. */
const AS_GOOD = 0.98;
const SUB_PROFILES_MAX = 3;
/** One word alone must be nearly a sub-profile's own. */
const ONE_WORD_MIN = 3.5;
const ONE_WORD_LENGTH_MIN = 4;

export function scoreOf(index: WorkIndex, words: readonly string[], subProfile: string): number {
  return words.reduce((sum, word) => sum + (index.weigh(word).get(subProfile) ?? 0), 0);
}

function speaksAlone(index: WorkIndex, word: string, subProfiles: readonly string[], score: number): boolean {
  const isTelling = subProfiles.every((value) => index.isTelling(word, value));
  return word.length >= ONE_WORD_LENGTH_MIN && score >= ONE_WORD_MIN && isTelling;
}

/** What the words of a query speak for, taken together; null where none does clearly. */
export function guessWork(index: WorkIndex, words: readonly string[]): GuessedWork | null {
  const scores = new Map<string, number>();
  for (const word of new Set(words)) {
    for (const [value, weight] of index.weigh(word)) scores.set(value, (scores.get(value) ?? 0) + weight);
  }
  const best = Math.max(0, ...scores.values());
  const subProfiles = [...scores].filter(([, score]) => score >= best * AS_GOOD).map(([value]) => value);
  if (subProfiles.length === 0 || subProfiles.length > SUB_PROFILES_MAX) return null;
  const speaking = words.filter((word) => subProfiles.some((value) => index.weigh(word).has(value)));
  const [only = '', second] = new Set(speaking);
  if (second === undefined && !speaksAlone(index, only, subProfiles, best)) return null;
  return { subProfiles, score: best, words: new Set(speaking) };
}

/** Other words must tell at least this much: one shared by few kinds of work does. */
const TELLING_MIN = 2;

/** Those of several works named alike for which the other words speak; null where they do not tell them apart. */
export function narrowWork(
  index: WorkIndex,
  named: readonly string[],
  others: readonly string[],
  meant: readonly string[],
): GuessedWork | null {
  if (meant.length < 2) return null;
  const scores = meant.map((value) => scoreOf(index, others, value));
  const best = Math.max(...scores);
  const subProfiles = meant.filter((_value, at) => (scores[at] ?? 0) >= best * AS_GOOD);
  if (best < TELLING_MIN || subProfiles.length === meant.length) return null;
  const telling = others.filter((word) => subProfiles.some((value) => index.weigh(word).has(value)));
  return { subProfiles, score: best, words: new Set([...named, ...telling]) };
}
