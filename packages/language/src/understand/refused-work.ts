import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { Meaning } from '../lexicon/lexicon-entry.ts';
import type { Match } from '../lexicon/match.ts';
import { CERTAIN } from '../lexicon/typo-score.ts';
import { stemsOf } from '../text/endings.ts';
import { isSameWork, isWork, profileOf } from './head-of.ts';
import type { Meanings } from './meanings.ts';
import { IGNORED_GROUPS, reRank, subProfilesNamedBy } from './re-rank.ts';
import type { Segment } from './segment.ts';
import { valuesOf } from './segment-meaning.ts';

/** Returns the keys of all profiles and sub-profiles that a segment may name. */
const workKeysOf = (segment: Segment): string[] => [
  ...valuesOf(segment, 'PROFILE'),
  ...valuesOf(segment, 'SUB_PROFILE'),
];

/** Returns some words, and a single one also without its ending: "hospitals", "khane wali". */
const formsOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length === 1 ? [words, ...stemsOf(words[0] ?? '').map((stem) => [stem])] : [words];

/**
 * Returns the kind of the named occupation that a negated word means, if it names none itself: without
 * "hospital", a receptionist's job is in no hospital. Otherwise returns null.
 */
export function kindOfWork(index: Meanings['work'], head: Segment, negated: Segment): Segment | null {
  const named = valuesOf(head, 'SUB_PROFILE');
  const profiles = workKeysOf(head).map(profileOf);
  const isOfHead = ({ entry, score }: Match) =>
    isWork(entry) && score >= CERTAIN && profiles.includes(profileOf(entry.value));
  if (negated.matches.some(isOfHead)) return null;
  for (const words of formsOf(negated.words)) {
    const kind = reRank(index, [head, { ...negated, words }], head);
    if (kind === null || kind === head) continue;
    const kinds = valuesOf(kind, 'SUB_PROFILE');
    const isKind = kinds.every((value) => profiles.includes(profileOf(value)) && !named.includes(value));
    if (isKind) return kind;
  }
  return null;
}

/**
 * Returns the kind of the named occupation that a negated word may be a misspelling of, if it was taken for something
 * else: "not welar" of a technician is the welder, and not only the city of Vellore. Otherwise returns null.
 */
export function guessedKind(head: Segment, { words, wordIndexes, guesses = [] }: Segment): Segment | null {
  const profiles = head.matches
    .filter(({ entry }) => isWork(entry))
    .map(({ entry }) => profileOf(entry.value));
  const kinds = guesses.filter(
    ({ entry }) => entry.kind === 'SUB_PROFILE' && profiles.includes(profileOf(entry.value)),
  );
  const [best] = kinds;
  if (best === undefined) return null;
  return { words, wordIndexes, matches: kinds.filter(({ score }) => score === best.score) };
}

/** Kinds of meaning whose words can be part of an occupation's name. */
const NAMING_KINDS: ReadonlySet<Meaning> = new Set<Meaning>(['SKILL', 'WEAK', 'WORD', 'SUB_PROFILE']);

/**
 * Returns the sub-profiles whose names contain the refused words or the name of their group ("touring" is field work). If
 * the text names an occupation, prefers its own kinds: of sales, "no manager" is the sales manager.
 */
function kindsNamedBy(index: Meanings['work'], head: Segment | null, segment: Segment): string[] {
  const names = [segment.words, ...valuesOf(segment, 'GROUP').map((group) => [group])];
  const profiles = head === null ? [] : workKeysOf(head).map(profileOf);
  for (const words of names) {
    const ofHead = subProfilesNamedBy(index, words, (key) => profiles.includes(profileOf(key)));
    if (ofHead.length > 0) return ofHead;
  }
  return IGNORED_GROUPS.has(valuesOf(segment, 'GROUP')[0] ?? '')
    ? []
    : subProfilesNamedBy(index, segment.words);
}

/**
 * Returns the occupations whose names contain a refused word, also if it names another one: who refuses "food" wants no food
 * delivery. Leaves out the one that the text asks for. Otherwise returns null.
 */
export function kindOfWords(index: Meanings['work'], head: Segment | null, segment: Segment): Segment | null {
  const { words, wordIndexes, matches, number } = segment;
  const meaning = matches[0]?.entry.kind ?? 'WORD';
  const isWord = NAMING_KINDS.has(meaning) || meaning === 'GROUP';
  if (!isWord || number !== undefined) return null;
  const named = head === null ? [] : valuesOf(head, 'SUB_PROFILE');
  const kinds = kindsNamedBy(index, head, segment).filter((key) => !named.includes(key));
  if (kinds.length === 0) return null;
  const matchesOfKinds = kinds.map((value) => ({
    entry: { phrase: '', kind: 'SUB_PROFILE' as const, value },
    score: 1,
  }));
  return { words, wordIndexes, matches: matchesOfKinds };
}

const isGuess = ({ matches }: Segment): boolean => (matches[0]?.score ?? 1) < CERTAIN;

/** Whether the words name an occupation, and none of the profile that the text asks for. */
function isOfOtherProfile(refused: Segment, head: Segment): boolean {
  const profiles = workKeysOf(head).map(profileOf);
  const keys = workKeysOf(refused);
  return keys.length > 0 && keys.every((key) => !profiles.includes(profileOf(key)));
}

/**
 * Whether refused words were guessed to mean the occupation that the text asks for, or one of another profile. They
 * probably mean something else: people refuse what belongs to their wish.
 */
export const isMisread = (refused: Segment, head: Segment): boolean =>
  isGuess(refused) && (isOfOtherProfile(refused, head) || isSameWork(refused, head));

/** Returns refused words that were guessed to mean an occupation of another profile. It is excluded in addition to the words. */
export const misreadWork = (refused: Segment, head: Segment | null): Segment | null =>
  head !== null && isGuess(refused) && isOfOtherProfile(refused, head) ? refused : null;

/**
 * Returns the occupation in the name of a kind that somebody has never done: the cook of "never cooked, chinese cook". Null if
 * there is none.
 */
export function workOfUnlearned(
  { bySpelling }: Pick<Lexicon, 'bySpelling'>,
  segment: Segment,
  negator: string | undefined,
): Segment | null {
  if (negator !== 'never' || segment.words.length < 2) return null;
  const words = segment.words.slice(-1);
  const profiles = new Set(valuesOf(segment, 'SUB_PROFILE').map(profileOf));
  const named = (bySpelling.get(words.join('')) ?? []).filter(
    ({ kind, value }) => kind === 'PROFILE' && profiles.has(value),
  );
  if (named.length === 0) return null;
  const matches = named.map((entry) => ({ entry, score: 1 }));
  return { words, wordIndexes: segment.wordIndexes.slice(-1), matches };
}
