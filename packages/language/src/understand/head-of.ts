import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { CERTAIN } from '../lexicon/typo-score.ts';
import { LANGUAGES } from './negators.ts';
import type { Segment } from './segment.ts';

export const isWork = ({ kind }: LexiconEntry): boolean => kind === 'PROFILE' || kind === 'SUB_PROFILE';

/** Returns the profile's key of a profile or sub-profile: `cook` for `cook/home-cook`. */
export const profileOf = (value: string): string => value.split('/')[0] ?? '';

const hasMeaning = ({ matches }: Segment, ...kinds: readonly Meaning[]): boolean =>
  matches[0]?.entry.kind !== 'STOP' && matches.some(({ entry }) => kinds.includes(entry.kind));

/** Whether the segment names an occupation that the portal does not have. */
export const namesOtherWork = (segment: Segment): boolean => hasMeaning(segment, 'OTHER_WORK');

const isCertain = ({ matches }: Segment): boolean => (matches[0]?.score ?? 0) >= CERTAIN;

/** Whether a segment surely names an occupation of the portal, and not only a workplace. */
export const isSureWork = (segment: Segment): boolean =>
  isCertain(segment) &&
  hasMeaning(segment, 'PROFILE', 'SUB_PROFILE') &&
  !hasMeaning(segment, 'WEAK', 'OTHER_WORK');

/** Whether a segment names a skill. A language is none here, because it suits any workplace: "hindi call center". */
const namesSkill = ({ matches, words }: Segment): boolean =>
  matches[0]?.entry.kind === 'SKILL' && !words.every((word) => LANGUAGES.has(word));

/** Whether a segment is a word for pay, which everybody wants: "good salary" asks for no payroll work. */
const namesPay = ({ matches }: Segment): boolean =>
  matches.some(({ entry: { kind, value } }) => kind === 'WEAK' && value === 'pay');

/** Whether `part` names a sub-profile of the profile that `whole` names: "gym" in "trainer in a gym". */
export function isPartOf(part: Segment, whole: Segment): boolean {
  const profiles = whole.matches.filter(({ entry }) => isWork(entry)).map(({ entry }) => entry.value);
  return part.matches.some(
    ({ entry: { kind, value } }) => kind === 'SUB_PROFILE' && profiles.includes(profileOf(value)),
  );
}

/** Whether two segments name the same occupation, such as "teacher" and "to teach". */
export const isSameWork = (a: Segment, b: Segment): boolean =>
  a.matches.some(({ entry }) => isWork(entry) && b.matches.some((other) => isSameEntry(entry, other.entry)));

const isSameEntry = (a: LexiconEntry, b: LexiconEntry): boolean => a.kind === b.kind && a.value === b.value;

/**
 * Returns the head together with the segments directly before it that name the same occupation, so that the search
 * knows its full name: "java developer".
 */
export function withModifiers(segments: readonly Segment[], head: Segment): Segment {
  const [first = 0] = head.wordIndexes;
  const modifier = segments.find(
    (segment) => segment.wordIndexes.at(-1) === first - 1 && isSureWork(segment) && isSameWork(segment, head),
  );
  if (modifier === undefined) return head;
  const words = [...modifier.words, ...head.words];
  const matches = head.matches.map((match) => ({
    ...match,
    entry: { ...match.entry, phrase: `${modifier.words.join(' ')} ${match.entry.phrase}` },
  }));
  const wordIndexes = [...modifier.wordIndexes, ...head.wordIndexes];
  return withModifiers(segments, { words, wordIndexes, matches });
}

/**
 * Returns the head of the text: the segment that names the occupation. Null if none does. In all three languages the
 * head follows its modifiers, so the last occupation wins. A match with certainty takes precedence over a guess. A
 * workplace (`WEAK`) counts only if the text names neither an occupation nor a skill; with a skill, the search looks
 * for jobs that list it.
 */
export function headOf(segments: readonly Segment[]): Segment | null {
  const withWork = segments.filter((segment) => hasMeaning(segment, 'PROFILE', 'SUB_PROFILE', 'OTHER_WORK'));
  const occupations = withWork.filter((segment) => !hasMeaning(segment, 'WEAK'));
  const workplace = segments.some(namesSkill) ? undefined : withWork.findLast((one) => !namesPay(one));
  const last = occupations.findLast(isCertain) ?? occupations.at(-1) ?? workplace;
  if (last === undefined) return null;
  return withWork.find((segment) => isPartOf(segment, last)) ?? last;
}
