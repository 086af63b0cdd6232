import type { LexiconEntry } from '../lexicon/lexicon-entry.ts';
import type { Segment } from './segment.ts';

/** From here on a match is no guess: as written, or sounding the same. */
export const CERTAIN = 0.86;

export const isWork = ({ kind }: LexiconEntry): boolean => kind === 'PROFILE' || kind === 'SUB_PROFILE';

export function isWeak({ matches }: Segment): boolean {
  return matches.some(({ entry }) => entry.kind === 'WEAK');
}

/** Whether it names a work that the portal does not have. */
export const namesOtherWork = ({ matches }: Segment): boolean =>
  matches[0]?.entry.kind !== 'STOP' && matches.some(({ entry }) => entry.kind === 'OTHER_WORK');

export function namesWork(found: Segment): boolean {
  const { matches } = found;
  return (
    matches[0]?.entry.kind !== 'STOP' && (namesOtherWork(found) || matches.some(({ entry }) => isWork(entry)))
  );
}

export const isCertain = ({ matches }: Segment): boolean => (matches[0]?.score ?? 0) >= CERTAIN;

/** Whether one work is a sub-profile of the profile that another names: the gym, of a trainer in a gym. */
function isPartOf(found: Segment, other: Segment): boolean {
  if (other.matches.some(({ entry }) => entry.kind === 'SUB_PROFILE')) return false;
  const profiles = other.matches
    .filter(({ entry }) => entry.kind === 'PROFILE')
    .map(({ entry }) => entry.value);
  return found.matches.some(
    ({ entry }) => entry.kind === 'SUB_PROFILE' && profiles.includes(entry.value.split('/')[0] ?? ''),
  );
}

export const namesSkill = ({ matches }: Segment): boolean => matches[0]?.entry.kind === 'SKILL';

/**
 * The work that is meant: the last one named, since in all three languages it follows what describes it; one that is
 * written as it should be before one that is guessed at, and a place of work last. Where a skill is
 * named, the jobs that list it are meant, wherever they are.
 */
export function headOf(segments: readonly Segment[]): Segment | null {
  const working = segments.filter(namesWork);
  const named = working.filter((found) => !isWeak(found));
  const last =
    named.findLast(isCertain) ??
    named.at(-1) ??
    (segments.some(namesSkill) ? undefined : working.at(-1)) ??
    null;
  return (last && working.find((found) => isPartOf(found, last))) ?? last;
}
