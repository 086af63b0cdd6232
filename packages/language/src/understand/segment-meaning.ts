import type { Meaning } from '../lexicon/lexicon-entry.ts';
import { isWork, profileOf } from './head-of.ts';
import type { Segment } from './segment.ts';
import type { NamedWork, TextTerm, Understanding } from './understanding.ts';

/** The meaning of one segment of a text. */
export interface SegmentMeaning {
  /** The fields that the segment sets in `Understanding`. */
  readonly fields: Partial<Understanding>;
  /** The term to add to `Understanding.terms`, if any. */
  readonly term?: Omit<TextTerm, 'text' | 'wordIndexes'>;
}

export const textOf = ({ words }: Segment): string => words.join(' ');

/** Returns the distinct values of a segment's matches of one kind. */
export function valuesOf({ matches }: Pick<Segment, 'matches'>, kind: Meaning): string[] {
  const ofKind = matches.filter(({ entry }) => entry.kind === kind);
  return [...new Set(ofKind.map(({ entry }) => entry.value))];
}

export function workOf(head: Segment): NamedWork {
  const profile = head.matches.find(({ entry }) => entry.kind === 'PROFILE');
  // A sub-profile of a different profile must match at least as well as the profile: "tailer" is a tailor, not a bank
  // teller.
  const likely = head.matches.filter(
    ({ entry, score }) =>
      profile === undefined || score >= profile.score || profileOf(entry.value) === profile.entry.value,
  );
  const subProfiles = valuesOf({ matches: likely }, 'SUB_PROFILE');
  const text = textOf(head);
  return {
    profiles: subProfiles.length > 0 ? [] : valuesOf(head, 'PROFILE'),
    subProfiles,
    skills: valuesOf(head, 'SKILL'),
    near: valuesOf(head, 'NEAR'),
    text,
    phrase: likely.find(({ entry }) => isWork(entry))?.entry.phrase || text,
  };
}
