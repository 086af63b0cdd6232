import { CHOICE_FILTER_NAMES, type ChoiceTerm, JOB_FILTERS } from '@nukkad/contract/jobs/job-filters.ts';

/**
 * What a phrase can mean, of equally good meanings the one first that is meant: work before places, places before plain words. `OTHER_WORK` names a work that the portal does not have: what else its phrase means is only near
 * in meaning. `NEAR` is a work close to the one that its phrase names. `WEAK` names places and habits of work (hotel, school, hiring): it means its value only where no
 * other work is named. `SKILL` is
 * looked for by the English words in which jobs list it. `PROFILE_CORE` and `TITLE` are no meanings of their phrases: they tell a sub-profile that a profile's name means, and the titles of one. `GROUP` holds plain words of one meaning together. `STOP` says nothing about a job.
 */
export const MEANINGS = [
  'STOP',
  'OTHER_WORK',
  'SUB_PROFILE',
  'PROFILE',
  'PROFILE_CORE',
  'TITLE',
  ...CHOICE_FILTER_NAMES.map((name): ChoiceTerm => JOB_FILTERS[name].term),
  'NEAR',
  'WEAK',
  'CITY',
  'LOCALITY',
  'SKILL',
  'GROUP',
  'WORD',
] as const;

export type Meaning = (typeof MEANINGS)[number];

/** One phrase of the lexicon, in any script and spelling. */
export interface LexiconEntry {
  readonly phrase: string;
  readonly kind: Meaning;
  readonly value: string;
  /** Which of two equal phrases is meant more often: the larger city, the commoner word. */
  readonly weight?: number;
  /** Known as it is written or sounds alone: no typo leads to it, and its words by themselves speak for nothing. */
  readonly isExact?: boolean;
}
