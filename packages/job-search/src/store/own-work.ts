import type { LexiconEntry } from '@nukkad/language/lexicon/lexicon-entry.ts';
import { wordsOf } from '@nukkad/language/text/normal-text.ts';

/** A phrase with whether it came with the reference data's lexicon. */
export interface LexiconPhrase extends LexiconEntry {
  readonly isSeed: boolean;
}

const isWork = ({ kind }: LexiconEntry): boolean => kind === 'PROFILE' || kind === 'SUB_PROFILE';
/** As the search compares them: tele caller and telecaller are one. */
const written = ({ phrase }: LexiconEntry): string => wordsOf(phrase).join('');

/** The phrases of work that operators brought: of profiles and parts that the reference data's lexicon does not know. */
function ownWork(phrases: readonly LexiconPhrase[]) {
  const seeded = phrases.filter((phrase) => phrase.isSeed && isWork(phrase));
  const known = new Set(seeded.flatMap(({ value }) => [value, value.split('/')[0]]));
  return Map.groupBy(
    phrases.filter((phrase) => isWork(phrase) && !known.has(phrase.value)),
    written,
  );
}

/** Of those that have a phrase, the parts of profiles where there are any. */
function narrowest(entries: readonly LexiconPhrase[] = []): readonly LexiconPhrase[] {
  const parts = entries.filter(({ kind }) => kind === 'SUB_PROFILE');
  return parts.length > 0 ? parts : entries;
}

/**
 * What phrases mean once operators have brought work of their own: their phrases mean it and no longer what the reference
 * data made of them for want of better, and a work that was absent is so no more.
 */
export function withOwnWork(phrases: readonly LexiconPhrase[]): LexiconPhrase[] {
  const own = ownWork(phrases);
  if (own.size === 0) return [...phrases];
  const isAbsent = ({ kind }: LexiconPhrase) => kind === 'OTHER_WORK';
  // What operators gave one phrase of an absent work to, all of them mean.
  const offered = Map.groupBy(
    phrases.filter((phrase) => isAbsent(phrase) && own.has(written(phrase))),
    ({ value }) => value,
  );
  const successors = (phrase: LexiconPhrase) => {
    const named = isAbsent(phrase) ? (offered.get(phrase.value) ?? []) : [];
    const all = named.flatMap((one) => narrowest(own.get(written(one))));
    return [...new Map(all.map((entry) => [entry.value, entry])).values()];
  };
  const taken = new Set([
    ...own.keys(),
    ...phrases.filter((phrase) => successors(phrase).length > 0).map(written),
  ]);
  return phrases.flatMap((phrase) => {
    if (!phrase.isSeed) return [phrase];
    const isStandIn = isWork(phrase) || phrase.kind === 'NEAR';
    if (isStandIn && taken.has(written(phrase))) return [];
    if (isAbsent(phrase) && own.has(written(phrase))) return [];
    const now = successors(phrase).map(({ kind, value }) => ({ ...phrase, kind, value, weight: 0 }));
    return now.length > 0 ? now : [phrase];
  });
}
