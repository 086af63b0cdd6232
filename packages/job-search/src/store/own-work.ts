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
  return phrases.filter((phrase) => isWork(phrase) && !known.has(phrase.value));
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

/**
 * What phrases mean once operators have brought work of their own: their phrases mean it and no longer what the reference
 * data made of them for want of better, and a work that was absent is so no more.
 */
export function withOwnWork(phrases: readonly LexiconPhrase[]): LexiconPhrase[] {
  const own = Map.groupBy(ownWork(phrases), written);
  if (own.size === 0) return [...phrases];
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
