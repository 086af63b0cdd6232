import type { JobType } from '@nukkad/demo-data/generator/index.ts';
import type { WorkLanguage } from '../by-work/types.ts';
import type { Expectation } from '../types.ts';

/** Working hours that a seeker may name; `WEEKEND` is Saturday and Sunday only. */
export type Hours = 'MORNING' | 'DAY' | 'EVENING' | 'NIGHT' | 'ROTATING' | 'WEEKEND';

/** Attributes that no result may have. A job with any one of them is wrong. */
export interface Exclusion {
  readonly profiles?: readonly string[];
  readonly subProfiles?: readonly string[];
  /** Keys of skills. */
  readonly skills?: readonly string[];
  /** Beginnings of words in job titles, in any case. */
  readonly titleWords?: readonly string[];
  /** Slugs of cities. Excludes only jobs in the city itself, not jobs around it. */
  readonly cities?: readonly string[];
  /** Localities as `city/locality`. Excludes only jobs in the locality itself. */
  readonly localities?: readonly string[];
  readonly jobType?: JobType;
  readonly hours?: readonly Hours[];
  /** Excludes jobs that are done only there. A job with both places is not excluded. */
  readonly workPlace?: 'HOME' | 'ON_SITE';
}

/** The attributes of right jobs. A job must meet all of them and have nothing of `excluded`. */
export interface SpokenExpectation extends Expectation {
  /** `HOME` accepts jobs at home or both, `ON_SITE` jobs on site or both. */
  readonly workPlace?: 'HOME' | 'ON_SITE';
  readonly hours?: Hours;
  /** The title must not contain a word of the opposite rank. */
  readonly rank?: 'JUNIOR' | 'SENIOR';
  /** The job must not ask for a qualification. */
  readonly schooling?: 'NONE';
  readonly excluded?: Exclusion;
  /** Whether the search may also show `excluded` as understood but not applied. Jobs that have it are then right. */
  readonly mayBeUnapplied?: boolean;
}

/**
 * The main subject of a query. `harmless` queries have a negator that excludes nothing. Only halves E, F and G have `place` (an
 * area, a PIN code or a landmark) and `gender`.
 */
export type SpokenKind =
  | 'work'
  | 'place'
  | 'pay'
  | 'hours'
  | 'workplace'
  | 'job-type'
  | 'schooling'
  | 'experience'
  | 'rank'
  | 'gender'
  | 'noise'
  | 'combo'
  | 'negation'
  | 'harmless';

/** A query as a seeker says or types it. */
export interface SpokenQuery {
  readonly id: string;
  readonly query: string;
  readonly language: WorkLanguage;
  readonly kind: SpokenKind;
  /** Whether the query has typing or hearing errors. */
  readonly hasError: boolean;
  /** The query without its errors. */
  readonly intended?: string;
  readonly expect: SpokenExpectation;
}
