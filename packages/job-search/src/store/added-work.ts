import type { LexiconEntry } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';

/** A phrase of the lexicon with its origin. */
export interface LexiconPhrase extends LexiconEntry {
  /** Whether it comes from the reference data's lexicon. */
  readonly isSeed: boolean;
  /** Whether it comes from a pack. */
  readonly isPack: boolean;
  /** Whether an operator added it to the lexicon. */
  readonly isTaught: boolean;
}

const isWork = ({ kind }: LexiconEntry): boolean => kind === 'PROFILE' || kind === 'SUB_PROFILE';
/** Returns the spelling by which phrases are compared, so that "tele caller" and "telecaller" are the same. */
const spellingOf = ({ phrase }: LexiconEntry): string => wordsOf(phrase).join('');

/**
 * Returns the phrases of profiles and sub-profiles that operators or packs have added, which are those unknown to the
 * reference data.
 */
function phrasesOfAddedWork(phrases: readonly LexiconPhrase[]): LexiconPhrase[] {
  const seeded = new Set(
    phrases.filter((phrase) => phrase.isSeed && isWork(phrase)).map(({ value }) => value),
  );
  const known = new Set([...seeded].flatMap((value) => [value, value.split('/')[0]]));
  return phrases.filter((phrase) => isWork(phrase) && !known.has(phrase.value));
}

/** Returns the group of kinds in which a phrase has only one meaning. All kinds of occupation form one group. */
const familyOf = (phrase: LexiconPhrase): string =>
  isWork(phrase) || phrase.kind === 'NEAR' || phrase.kind === 'OTHER_WORK' ? 'work' : phrase.kind;

/** Returns a key that is equal for phrases of which only one can be used. */
const meaningKeyOf = (phrase: LexiconPhrase): string => `${familyOf(phrase)} ${spellingOf(phrase)}`;

/** Returns the phrases that operators added to the lexicon or to their own occupations, by meaning key. */
function operatorPhrases(
  phrases: readonly LexiconPhrase[],
  added: readonly LexiconPhrase[] = phrasesOfAddedWork(phrases),
): ReadonlyMap<string, LexiconPhrase[]> {
  const ofAddedWork = new Set(added);
  const isOperators = (phrase: LexiconPhrase) =>
    phrase.isTaught || (ofAddedWork.has(phrase) && !phrase.isPack);
  return Map.groupBy(phrases.filter(isOperators), meaningKeyOf);
}

/**
 * Returns the phrases of packs that operators have given another meaning, with the values of the operators' phrases.
 */
export function overruledByOperator(
  phrases: readonly LexiconPhrase[],
): { readonly phrase: LexiconPhrase; readonly by: readonly string[] }[] {
  const byMeaning = operatorPhrases(phrases);
  return phrases.flatMap((phrase) => {
    const values = byMeaning.get(meaningKeyOf(phrase))?.map(({ value }) => value);
    const by = [...new Set(values)];
    return phrase.isPack && by.length > 0 && !by.includes(phrase.value) ? [{ phrase, by }] : [];
  });
}

/**
 * Returns the added occupations that have one of an absent occupation's phrases and therefore replace it, by value.
 * Sub-profiles take precedence over profiles.
 */
function replacementsOf(
  absent: readonly LexiconPhrase[],
  addedBySpelling: ReadonlyMap<string, readonly LexiconPhrase[]>,
): ReadonlyMap<string, LexiconPhrase> {
  const replacements = absent.flatMap((phrase) => {
    const works = addedBySpelling.get(spellingOf(phrase)) ?? [];
    const subProfiles = works.filter(({ kind }) => kind === 'SUB_PROFILE');
    return subProfiles.length > 0 ? subProfiles : works;
  });
  return new Map(replacements.map((work) => [work.value, work]));
}

/** If an occupation that the reference data lists as absent was added since, assigns its phrases to the added one. */
function replaceAbsentWork(
  phrases: readonly LexiconPhrase[],
  added: readonly LexiconPhrase[],
): readonly LexiconPhrase[] {
  const addedBySpelling = Map.groupBy(added, spellingOf);
  if (addedBySpelling.size === 0) return phrases;
  const absentPhrases = phrases.filter(({ kind }) => kind === 'OTHER_WORK');
  const replacements = new Map<string, ReadonlyMap<string, LexiconPhrase>>();
  for (const [value, ofValue] of Map.groupBy(absentPhrases, ({ value }) => value)) {
    replacements.set(value, replacementsOf(ofValue, addedBySpelling));
  }
  const replaced = absentPhrases.filter(({ value }) => replacements.get(value)?.size);
  const takenSpellings = new Set([...addedBySpelling.keys(), ...replaced.map(spellingOf)]);
  return phrases.flatMap((phrase) => {
    const { kind, value, isSeed } = phrase;
    const isAbsent = kind === 'OTHER_WORK';
    const isOfWork = isAbsent || isWork(phrase) || kind === 'NEAR';
    if (!isSeed || !isOfWork || !takenSpellings.has(spellingOf(phrase))) return [phrase];
    if (!isAbsent || addedBySpelling.has(spellingOf(phrase))) return [];
    const works = [...(replacements.get(value)?.values() ?? [])];
    if (works.length === 0) return [phrase];
    return works.map((work) => ({ ...phrase, kind: work.kind, value: work.value, weight: 0 }));
  });
}

/**
 * Merges the occupations and phrases that operators and packs have added into the lexicon. An operator's phrase
 * replaces all its other meanings, a pack's phrase those of the reference data. An occupation that the reference data
 * lists as absent is no longer absent if it was added.
 */
export function withAddedWork(phrases: readonly LexiconPhrase[]): LexiconPhrase[] {
  const added = phrasesOfAddedWork(phrases);
  const byMeaning = operatorPhrases(phrases, added);
  if (byMeaning.size === 0) return [...replaceAbsentWork(phrases, added)];
  const isOverruled = (phrase: LexiconPhrase) =>
    byMeaning.get(meaningKeyOf(phrase))?.includes(phrase) === false;
  // Overruled phrases of absent occupations are needed to find their replacements.
  const needed = phrases.filter((phrase) => phrase.kind === 'OTHER_WORK' || !isOverruled(phrase));
  return replaceAbsentWork(needed, phrasesOfAddedWork(needed)).filter((phrase) => !isOverruled(phrase));
}
