import type { JobType, Qualification } from '@nukkad/demo-data/generator/index.ts';

/** The languages of the judged set; `latin-hi` and `latin-mr` are Hindi and Marathi in Latin letters, `mixed` has two scripts in one query. */
export type JudgedLanguage = 'en' | 'hi' | 'mr' | 'latin-hi' | 'latin-mr' | 'mixed';

/** What the query is mainly about; `mixed` has two scripts in one query. */
export type JudgedKind =
  | 'profile'
  | 'sub-profile'
  | 'skill'
  | 'city'
  | 'locality'
  | 'pay'
  | 'job-type'
  | 'experience'
  | 'qualification'
  | 'combo'
  | 'mixed';

/**
 * What a relevant job is like, by attributes, so that it holds on any data. All that is given must be satisfied;
 * `isRelevant` is the exact meaning.
 */
export interface Expectation {
  /** Any of these job profiles; empty where the query names no work. */
  readonly profiles: readonly string[];
  /** Narrower than `profiles`: any of these sub-profiles. */
  readonly subProfiles?: readonly string[];
  /** Keys of `skills.json`: a job that lists one is the work meant too, whatever its profile. */
  readonly skills?: readonly string[];
  /** City slug: a job of the city, or within `NEAR_CITY_KM` of its centre. */
  readonly city?: string;
  /** Slug of a locality of `city`: a job of the locality, or within `NEAR_LOCALITY_KM` of its centre. */
  readonly locality?: string;
  /** Whole rupees a month that the job's pay reaches; a job that names no pay does not. */
  readonly payAtLeast?: number;
  readonly jobType?: JobType;
  /** Whole years the seeker has; 0 is a fresher. */
  readonly experience?: number;
  /** What the seeker has passed. */
  readonly qualification?: Qualification;
}

/** One query as a person types it, with what must come back. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: JudgedKind;
  /** The lexicon may be tuned on A alone; B is what is reported. */
  readonly half: 'A' | 'B';
  /** Whether it has typing errors; spellings that many people use are no errors. */
  readonly hasError: boolean;
  /** What was meant, where there are errors. */
  readonly intended?: string;
  readonly expect: Expectation;
}
