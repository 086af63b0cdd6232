import type { LexiconEntry } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';

/** A phrase with whether it came with the reference data's lexicon. */
export interface LexiconPhrase extends LexiconEntry {
  readonly isSeed: boolean;
}

type Values = ReadonlyMap<string, readonly LexiconPhrase[]>;

const WORK: readonly string[] = ['PROFILE', 'SUB_PROFILE'];
const NARROW = 'SUB_PROFILE';

const isWork = ({ kind }: LexiconEntry): boolean => WORK.includes(kind);
const profileOf = ({ value }: LexiconEntry): string => value.split('/')[0] ?? '';
/** As the search compares them: tele caller and telecaller are one. */
const written = ({ phrase }: LexiconEntry): string => wordsOf(phrase).join('');

/** The phrases of work that operators brought: of profiles and parts that the reference data's lexicon does not know. */
function ownWork(phrases: readonly LexiconPhrase[]): Values {
  const seeded = phrases.filter((phrase) => phrase.isSeed && isWork(phrase));
  const values = new Set(seeded.map(({ value }) => value));
  const profiles = new Set(seeded.map(profileOf));
  const isKnown = (phrase: LexiconPhrase) =>
    phrase.kind === NARROW ? values.has(phrase.value) : profiles.has(phrase.value);
  return Map.groupBy(
    phrases.filter((phrase) => isWork(phrase) && !isKnown(phrase)),
    written,
  );
}

/** Of those that have a phrase, the parts of profiles where there are any. */
function narrowest(entries: readonly LexiconPhrase[]): readonly LexiconPhrase[] {
  const parts = entries.filter(({ kind }) => kind === NARROW);
  return parts.length > 0 ? parts : entries;
}

/** What phrases of a work that was not on offer mean now: what operators gave one of them to. */
function successorsOf(named: readonly LexiconPhrase[], own: Values): LexiconPhrase[] {
  const offered = named.flatMap((phrase) => narrowest(own.get(written(phrase)) ?? []));
  return [...new Map(offered.map((entry) => [`${entry.kind} ${entry.value}`, entry])).values()];
}

/**
 * What phrases mean once operators have brought work of their own: their phrases mean it and no longer what the reference
 * data made of them for want of better, and a work that was absent is so no more.
 */
export function withOwnWork(phrases: readonly LexiconPhrase[]): LexiconPhrase[] {
  const own = ownWork(phrases);
  if (own.size === 0) return [...phrases];
  const isAbsent = ({ kind }: LexiconPhrase) => kind === 'OTHER_WORK';
  const absent = Map.groupBy(phrases.filter(isAbsent), ({ value }) => value);
  const offered = new Map([...absent].map(([value, named]) => [value, successorsOf(named, own)]));
  const offeredFor = (phrase: LexiconPhrase) => (isAbsent(phrase) ? (offered.get(phrase.value) ?? []) : []);
  const taken = new Set([
    ...own.keys(),
    ...phrases.filter((phrase) => offeredFor(phrase).length > 0).map(written),
  ]);
  return phrases.flatMap((phrase) => {
    if (!phrase.isSeed) return [phrase];
    const isStandIn = isWork(phrase) || phrase.kind === 'NEAR';
    if (isStandIn && taken.has(written(phrase))) return [];
    if (isAbsent(phrase) && own.has(written(phrase))) return [];
    const successors = offeredFor(phrase).map(({ kind, value }) => ({ ...phrase, kind, value, weight: 0 }));
    return successors.length > 0 ? successors : [phrase];
  });
}
