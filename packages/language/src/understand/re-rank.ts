import type { Meaning } from '../lexicon/lexicon-entry.ts';
import type { Match } from '../lexicon/match.ts';
import { soundKey } from '../text/sound-key.ts';
import { isWork, namesOtherWork } from './head-of.ts';
import type { Segment } from './segment.ts';
import type { WorkIndex } from './work-index.ts';

/** Kinds of meaning that help to find the right occupation. Unknown words help too. */
const EVIDENCE_KINDS: ReadonlySet<Meaning> = new Set<Meaning>([
  'SUB_PROFILE',
  'PROFILE',
  'WEAK',
  'WORD',
  'GROUP',
]);

/**
 * Groups of words that do not help to find the occupation: who should apply, where, and the word "hiring" (`silent`).
 */
export const IGNORED_GROUPS: ReadonlySet<string> = new Set([
  ...['women', 'housewife', 'men', 'student', 'home', 'senior', 'junior', 'silent', 'pay', 'unschooled'],
]);

function isEvidence({ matches, number }: Segment): boolean {
  if (number !== undefined || matches.some(({ entry }) => IGNORED_GROUPS.has(entry.value))) return false;
  const [best] = matches;
  return best === undefined || EVIDENCE_KINDS.has(best.entry.kind);
}

/**
 * Maximum number of sub-profiles that the words may indicate. If there are more, they are too ambiguous to change the
 * occupation.
 */
const SUB_PROFILES_MAX = 3;

/** Returns the sub-profiles with the highest sum of weights over the words. */
function likeliestSubProfiles(work: WorkIndex, words: readonly string[]): string[] {
  const scores = new Map<string, number>();
  for (const word of new Set(words)) {
    for (const [subProfile, weight] of work.get(soundKey(word)) ?? [])
      scores.set(subProfile, (scores.get(subProfile) ?? 0) + weight);
  }
  const best = Math.max(...scores.values());
  return [...scores].filter(([, score]) => score === best).map(([subProfile]) => subProfile);
}

const matchOf = (subProfile: string): Match => ({
  entry: { phrase: '', kind: 'SUB_PROFILE', value: subProfile },
  score: 1,
});

/**
 * Re-ranking: if the head and other words together indicate another occupation, returns a segment for that one, such
 * as "driver" with "truck". Otherwise returns the head.
 */
export function reRank(work: WorkIndex, segments: readonly Segment[], head: Segment | null): Segment | null {
  if (head === null || namesOtherWork(head)) return head;
  const evidence = segments.filter(isEvidence);
  const subProfiles = likeliestSubProfiles(
    work,
    evidence.flatMap(({ words }) => words),
  );
  if (subProfiles.length > SUB_PROFILES_MAX) return head;
  const namedWork = head.matches.filter(({ entry }) => isWork(entry)).map(({ entry }) => entry.value);
  if (namedWork.every((value) => subProfiles.includes(value))) return head;
  const indicates = (word: string) =>
    subProfiles.some((subProfile) => work.get(soundKey(word))?.has(subProfile));
  const indicating = evidence.filter(({ words }) => words.some(indicates));
  if (!indicating.includes(head) || indicating.length < 2) return head;
  return {
    words: indicating.flatMap(({ words }) => words),
    wordIndexes: indicating.flatMap(({ wordIndexes }) => wordIndexes),
    matches: subProfiles.map(matchOf),
  };
}

/**
 * Returns the sub-profiles that some words indicate on their own, because their names contain each of the words: food
 * delivery for "food". Empty if there are more than three, because the words then say too little.
 */
export function subProfilesNamedBy(
  work: WorkIndex,
  words: readonly string[],
  isIncluded: (key: string) => boolean = () => true,
): string[] {
  const [first, ...others] = words.map((word) => work.get(soundKey(word)));
  const named = [...(first?.keys() ?? [])].filter(
    (key) => isIncluded(key) && others.every((weights) => weights?.has(key)),
  );
  return named.length > SUB_PROFILES_MAX ? [] : named;
}
