import type { LexiconEntry } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';

/** A phrase with where it comes from. */
export interface LexiconPhrase extends LexiconEntry {
  /** From the lexicon of the reference data. */
  readonly isSeed: boolean;
  /** From a pack. */
  readonly isPack: boolean;
  /** Taught by an operator, as a phrase of the lexicon. */
  readonly isTaught: boolean;
}

const isWork = ({ kind }: LexiconEntry): boolean => kind === 'PROFILE' || kind === 'SUB_PROFILE';
/** As the search compares them: tele caller and telecaller are one. */
const written = ({ phrase }: LexiconEntry): string => wordsOf(phrase).join('');

/** The phrases of work that operators brought: of profiles and parts that the reference data's lexicon does not know. */
function ownWork(phrases: readonly LexiconPhrase[]) {
  const seeded = phrases.filter((phrase) => phrase.isSeed && isWork(phrase));
  const known = new Set(seeded.flatMap(({ value }) => [value, value.split('/')[0]]));
  return phrases.filter((phrase) => isWork(phrase) && !known.has(phrase.value));
}

/** Kinds of which a phrase can only mean one: a work, or whatever else it names. */
const familyOf = (phrase: LexiconPhrase): string =>
  isWork(phrase) || phrase.kind === 'NEAR' || phrase.kind === 'OTHER_WORK' ? 'work' : phrase.kind;
const meaningOf = (phrase: LexiconPhrase): string => `${familyOf(phrase)} ${written(phrase)}`;

/** Phrases that an operator taught, or gave to work of their own; by what they mean. */
function operatorsPhrases(phrases: readonly LexiconPhrase[]): ReadonlyMap<string, LexiconPhrase[]> {
  const own = new Set(ownWork(phrases));
  return Map.groupBy(
    phrases.filter((phrase) => phrase.isTaught || (own.has(phrase) && !phrase.isPack)),
    meaningOf,
  );
}

/** Phrases of packs that mean something else than an operator taught, with what the operator's phrases mean. */
export function overruledByOperator(
  phrases: readonly LexiconPhrase[],
): { readonly phrase: LexiconPhrase; readonly by: readonly string[] }[] {
  const taught = operatorsPhrases(phrases);
  return phrases.flatMap((phrase) => {
    const by = [...new Set(taught.get(meaningOf(phrase))?.map(({ value }) => value))];
    return phrase.isPack && by.length > 0 && !by.includes(phrase.value) ? [{ phrase, by }] : [];
  });
}

/** What stands for an absent work: what operators gave any of its phrases to, the parts of profiles where there are any. */
function standIns(absent: readonly LexiconPhrase[], own: ReadonlyMap<string, readonly LexiconPhrase[]>) {
  const all = absent.flatMap((phrase) => {
    const works = own.get(written(phrase)) ?? [];
    const parts = works.filter(({ kind }) => kind === 'SUB_PROFILE');
    return parts.length > 0 ? parts : works;
  });
  return new Map(all.map((work) => [work.value, work]));
}

/** What phrases mean after operators and packs have added work of which the reference data has no words. */
function withAddedWork(phrases: readonly LexiconPhrase[]): readonly LexiconPhrase[] {
  const own = Map.groupBy(ownWork(phrases), written);
  if (own.size === 0) return phrases;
  const absent = phrases.filter(({ kind }) => kind === 'OTHER_WORK');
  const absentOf = Map.groupBy(absent, ({ value }) => value);
  const now = new Map([...absentOf].map(([value, named]) => [value, standIns(named, own)]));
  const taken = new Set([...own.keys(), ...absent.filter(({ value }) => now.get(value)?.size).map(written)]);
  return phrases.flatMap((phrase) => {
    const { kind, value, isSeed } = phrase;
    const isAbsent = kind === 'OTHER_WORK';
    const isOfWork = isAbsent || isWork(phrase) || kind === 'NEAR';
    if (!isSeed || !isOfWork || !taken.has(written(phrase))) return [phrase];
    if (!isAbsent || own.has(written(phrase))) return [];
    const works = [...(now.get(value)?.values() ?? [])];
    return works.length === 0
      ? [phrase]
      : works.map((work) => ({ ...phrase, kind: work.kind, value: work.value, weight: 0 }));
  });
}

/**
 * What phrases mean after operators and packs have added work. An operator's phrase replaces every other meaning of it, a
 * pack's phrase those of the reference data. A work that the reference data lists as absent is no longer absent.
 */
export function withOwnWork(phrases: readonly LexiconPhrase[]): LexiconPhrase[] {
  const taught = operatorsPhrases(phrases);
  const isOverruled = (phrase: LexiconPhrase) => taught.get(meaningOf(phrase))?.includes(phrase) === false;
  // Absent works first lead to what was added for them.
  const added = withAddedWork(
    phrases.filter((phrase) => phrase.kind === 'OTHER_WORK' || !isOverruled(phrase)),
  );
  return added.filter((phrase) => !isOverruled(phrase));
}
