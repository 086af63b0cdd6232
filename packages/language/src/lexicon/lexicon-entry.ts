import { CHOICE_FILTER_NAMES, type ChoiceTerm, JOB_FILTERS } from '@nukkad/contract/jobs/job-filters.ts';

/**
 * The kinds of meaning that a phrase can have. If several match equally well, the earlier kind wins: work before places,
 * places before free words.
 *
 * - `STOP`: says nothing about a job ("job", "chahiye").
 * - `OTHER_WORK`: an occupation that the portal does not have.
 * - `PROFILE_CORE`: lists a sub-profile that the name of a profile stands for. Not a meaning of its phrase.
 * - `TITLE`: a job title of a sub-profile. Not a meaning of its phrase.
 * - `NEAR`: an occupation similar to the one that the phrase names.
 * - `WEAK`: a workplace or a habit (hotel, school, hiring). It names its occupation only if the text names no other.
 * - `SKILL`: a skill, by the English name under which jobs list it.
 * - `GROUP`: free words that share one meaning.
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

/** The values of a `WEAK` phrase. */
export const WEAK_VALUES: readonly string[] = ['silent', 'place', 'worker', 'pay'];

/** One phrase of the lexicon, in any script and spelling. */
export interface LexiconEntry {
  readonly phrase: string;
  readonly kind: Meaning;
  readonly value: string;
  /** Breaks ties between equally good matches; higher wins. For a city, its population. */
  readonly weight?: number;
  /**
   * If true, the phrase matches only by its spelling or its sound, never as a typo, and its single words are no evidence
   * for its occupation.
   */
  readonly isExact?: boolean;
}
