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

function distinct(entries: readonly LexiconPhrase[]): LexiconPhrase[] {
  return [...new Map(entries.map((entry) => [`${entry.kind} ${entry.value}`, entry])).values()];
}

/** The works that were not on offer and now are: each of their phrases means what operators gave one of them to. */
function nowOffered(phrases: readonly LexiconPhrase[], own: Values): Map<string, LexiconPhrase[]> {
  const absent = Map.groupBy(
    phrases.filter(({ kind }) => kind === 'OTHER_WORK'),
    ({ value }) => value,
  );
  return new Map(
    [...absent].flatMap(([value, named]) => {
      const offered = distinct(named.flatMap((phrase) => narrowest(own.get(written(phrase)) ?? [])));
      return offered.length > 0 ? [[value, offered] as const] : [];
    }),
  );
}

/**
 * What phrases mean once operators have brought work of their own: their phrases mean it and no longer what the reference
 * data made of them for want of better, and a work that was absent is so no more.
 */
export function withOwnWork(phrases: readonly LexiconPhrase[]): LexiconPhrase[] {
  const own = ownWork(phrases);
  if (own.size === 0) return [...phrases];
  const offered = nowOffered(phrases, own);
  const taken = new Set([
    ...own.keys(),
    ...phrases.filter(({ kind, value }) => kind === 'OTHER_WORK' && offered.has(value)).map(written),
  ]);
  return phrases.flatMap((phrase) => {
    if (!phrase.isSeed) return [phrase];
    const text = written(phrase);
    if (phrase.kind !== 'OTHER_WORK') {
      const isStandIn = isWork(phrase) || phrase.kind === 'NEAR';
      return isStandIn && taken.has(text) ? [] : [phrase];
    }
    if (own.has(text)) return [];
    const successors = offered.get(phrase.value);
    if (successors === undefined) return [phrase];
    return successors.map(({ kind, value }) => ({
      phrase: phrase.phrase,
      kind,
      value,
      weight: 0,
      isSeed: true,
    }));
  });
}
