import type { GeoPoint, Localized } from '../shared/shared.domain.ts';
import type { Cursor, JobCard } from './job.domain.ts';
import type { FilterTerm, JobFilterValues } from './job-filters.ts';

export interface JobFilterInput extends JobFilterValues {
  readonly text?: string | undefined;
  readonly city?: string | undefined;
  readonly point?: GeoPoint | undefined;
  /** Where the seeker lives. Jobs in a named place that are nearer to it come earlier; it restricts nothing. */
  readonly home?: GeoPoint | undefined;
  readonly sortBy: 'NEWEST' | 'NEAREST';
  readonly page: number;
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** A part of the search text with its interpretation. The user can remove each part from the search. */
export interface UnderstoodTerm {
  /** A `LANDMARK` is a place whose position the search does not know. */
  readonly kind: FilterTerm | 'CITY' | 'LOCALITY' | 'LANDMARK' | 'WORD';
  /** The words as typed. */
  readonly text: string;
  /** What the words were understood as: the key of an occupation or place, a filter's value, or a number. */
  readonly value: string;
  /** Names of the occupation or place in each language; absent for other kinds. */
  readonly names?: Localized | undefined;
  /** Position of the city or locality; absent for other kinds. */
  readonly position?: GeoPoint | undefined;
  /** Positions of the part's words in the search text: start and end (exclusive) in UTF-16 units, in order. */
  readonly spans?: readonly (readonly [from: number, to: number])[] | undefined;
  /** If true, the text excludes what `kind`, `value` and `names` describe ("not truck"). */
  readonly isNegated?: boolean | undefined;
  /** False if the part was understood, but the search could not apply it. Absent if it was applied. */
  readonly isApplied?: boolean | undefined;
  /**
   * For a place that the search does not cover, because the text names another one too: the search text with only this
   * place.
   */
  readonly placeText?: string | undefined;
}

/**
 * A filter that the user could remove. If `filter` is "part", it is the understood part `part` of the search text.
 */
export interface LoosenedFilter {
  readonly filter: string;
  readonly part?: string | undefined;
}

/** A suggestion to remove filters, with the number of jobs that match without them. */
interface Loosened {
  readonly total: number;
  /** Whether more jobs may match, because the server stopped counting. */
  readonly isTotalCapped?: boolean | undefined;
}

/** A filter without which the search would have results. */
export interface LoosenOption extends LoosenedFilter, Loosened {}

/** Two filters without which the search would have results. */
export interface LoosenPair extends Loosened {
  readonly filters: readonly LoosenedFilter[];
}

/**
 * Which query found a job. A search runs several, from exact to weak, until the page is full.
 * - `NAMED_WORK`: the jobs are of the occupation that the text names, and in the place that it names.
 * - `FARTHER`: the jobs are of that occupation, but only near the named place.
 * - `WITHOUT_WORDS`: some optional words or attributes are ignored.
 * - `ONLY_WORDS`: the jobs only mention the name of the occupation.
 * - `SAME_PROFILE`: other jobs of the same job profile.
 * - `NEAR_IN_MEANING`: jobs of similar occupations, or jobs that have the named words only outside their titles.
 */
export type JobStep =
  | 'NAMED_WORK'
  | 'FARTHER'
  | 'WITHOUT_WORDS'
  | 'ONLY_WORDS'
  | 'SAME_PROFILE'
  | 'NEAR_IN_MEANING';

/** Where the jobs of one query (`JobStep`) begin within a page. */
export interface JobStepStart {
  readonly step: JobStep;
  /** Index of the query's first job within the page. */
  readonly from: number;
  /** For the heading: the search words that these jobs contain or lack, depending on the step. */
  readonly words?: string | undefined;
  /** For the heading: names of these jobs' occupation. */
  readonly names?: Localized | undefined;
}

export interface JobFilterOutput {
  readonly jobs: readonly JobCard[];
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly nextCursor: Cursor | null;
  /** The nearest matches outside the radius, if fewer than ten are within. */
  readonly nearby: readonly JobCard[];
  readonly understood: readonly UnderstoodTerm[];
  /** If nothing matches: the filters without which jobs would match, most jobs first. */
  readonly loosen: readonly LoosenOption[];
  /** If no single filter helps: pairs of filters without which jobs would match. */
  readonly loosenTogether?: readonly LoosenPair[] | undefined;
  /**
   * Where each query's jobs begin in the page, in order. A page that continues a query starts with that query. Absent
   * if all jobs are of the named occupation.
   */
  readonly steps?: readonly JobStepStart[] | undefined;
  /** The occupation as typed, if there are no jobs of it at this place. */
  readonly missingWork?: string | undefined;
  /**
   * Names of the sub-profile chosen as a filter. Sent because clients have a list of profiles, but none of
   * sub-profiles.
   */
  readonly workNames?: Localized | undefined;
}
