import type { JobType, Qualification } from '@nukkad/demo-data/generator/index.ts';

/** Languages of the queries. `latin-hi` and `latin-mr` are Hindi and Marathi in Latin letters; `mixed` has both scripts. */
export type JudgedLanguage = 'en' | 'hi' | 'mr' | 'latin-hi' | 'latin-mr' | 'mixed';

/** The main subject of a query; `mixed` has both scripts. */
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

/** The attributes of relevant jobs, independent of the data. A job must meet all of them; see `isRelevant`. */
export interface Expectation {
  /** The job must have one of these job profiles; empty if the query names no occupation. */
  readonly profiles: readonly string[];
  /** If given, the job must also have one of these sub-profiles. */
  readonly subProfiles?: readonly string[];
  /** Keys of skills. A job that lists one is relevant, whatever its profile. */
  readonly skills?: readonly string[];
  /** City slug. A job must be in the city or within `NEAR_CITY_KM` of its centre. */
  readonly city?: string;
  /** Slug of a locality of `city`. A job must be in it or within `NEAR_LOCALITY_KM` of its centre. */
  readonly locality?: string;
  /** Rupees a month that the job's highest pay must reach. A job without a pay is not relevant. */
  readonly payAtLeast?: number;
  readonly jobType?: JobType;
  /** The seeker's experience in years; 0 for a fresher. */
  readonly experience?: number;
  /** The seeker's qualification. */
  readonly qualification?: Qualification;
}

/** A query as a person types it, with the jobs that it should find. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: JudgedKind;
  /**
   * The half that the query belongs to. The lexicon may be tuned on half A only; the results of half B are reported.
   */
  readonly half: 'A' | 'B';
  /** Whether the query has typing errors. Common spellings are not errors. */
  readonly hasError: boolean;
  /** The query without its typing errors. */
  readonly intended?: string;
  readonly expect: Expectation;
}
