import type { LexiconEntry, Meaning } from '../lexicon/lexicon-entry.ts';
import { CERTAIN } from '../lexicon/typo-score.ts';
import type { Segment } from './segment.ts';

export const isWork = ({ kind }: LexiconEntry): boolean => kind === 'PROFILE' || kind === 'SUB_PROFILE';

export const profileOf = (value: string): string => value.split('/')[0] ?? '';

const means = ({ matches }: Segment, ...kinds: readonly Meaning[]): boolean =>
  matches[0]?.entry.kind !== 'STOP' && matches.some(({ entry }) => kinds.includes(entry.kind));

/** Whether it names a work that the portal does not have. */
export const namesOtherWork = (found: Segment): boolean => means(found, 'OTHER_WORK');

const isCertain = ({ matches }: Segment): boolean => (matches[0]?.score ?? 0) >= CERTAIN;

const namesSkill = ({ matches }: Segment): boolean => matches[0]?.entry.kind === 'SKILL';

/** Whether one work is a sub-profile of the profile that another names: the gym, of a trainer in a gym. */
export function isPartOf(found: Segment, whole: Segment): boolean {
  const profiles = whole.matches.flatMap(({ entry }) => (isWork(entry) ? [entry.value] : []));
  return found.matches.some(
    ({ entry: { kind, value } }) => kind === 'SUB_PROFILE' && profiles.includes(profileOf(value)),
  );
}

/**
 * The work that is meant: the last one named, since in all three languages it follows what describes it; one that is
 * written as it should be before one that is guessed at, and a place of work last. Where a skill is
 * named, the jobs that list it are meant, wherever they are.
 */
export function headOf(segments: readonly Segment[]): Segment | null {
  const working = segments.filter((found) => means(found, 'PROFILE', 'SUB_PROFILE', 'OTHER_WORK'));
  const named = working.filter((found) => !means(found, 'WEAK'));
  const weak = segments.some(namesSkill) ? undefined : working.at(-1);
  const last = named.findLast(isCertain) ?? named.at(-1) ?? weak;
  return (last && working.find((found) => isPartOf(found, last))) ?? last ?? null;
}
