import type { GeoPoint, Localized } from '../shared/shared.domain.ts';
import type { Cursor, JobCard } from './job.domain.ts';
import type { FilterTerm, JobFilterValues } from './job-filters.ts';

export interface JobFilterInput extends JobFilterValues {
  readonly text?: string | undefined;
  readonly city?: string | undefined;
  readonly point?: GeoPoint | undefined;
  readonly sortBy: 'NEWEST' | 'NEAREST';
  readonly page: number;
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** A part of the search text with its interpretation. The user can remove each part from the search. */
export interface UnderstoodTerm {
  readonly kind: FilterTerm | 'CITY' | 'LOCALITY' | 'WORD';
  /** The part of the text. */
  readonly text: string;
  /** The interpretation: a key or a number. */
  readonly value: string;
  /** Names of the occupation or place. */
  readonly names?: Localized | undefined;
  /** Position of the place. */
  readonly position?: GeoPoint | undefined;
  /** Positions of the part's words in the search text: start and end (exclusive) in UTF-16 units, in order. */
  readonly spans?: readonly (readonly [from: number, to: number])[] | undefined;
}

/** A filter to remove. If `filter` is "part", `part` is the understood part of the search text. */
export interface LoosenedFilter {
  readonly filter: string;
  readonly part?: string | undefined;
}

/** A suggestion to remove filters, with the number of jobs that match without them. */
interface Loosened {
  readonly total: number;
  /** Whether `total` is a lower bound, because counting stopped at `COUNT_CAP`. */
  readonly isTotalCapped?: boolean | undefined;
}

/** A single filter whose removal gives results. */
export interface LoosenOption extends LoosenedFilter, Loosened {}

/** Filters that must be removed together to give results. */
export interface LoosenPair extends Loosened {
  readonly filters: readonly LoosenedFilter[];
}

/** The fallback step of the search in which a job was found, the closest match first. */
export type JobStep = 'NAMED_WORK' | 'WITHOUT_WORDS' | 'ONLY_WORDS' | 'SAME_PROFILE' | 'NEAR_IN_MEANING';

/** The start of a fallback step within a page of jobs. */
export interface JobStepStart {
  readonly step: JobStep;
  /** Index of the step's first job within the page. */
  readonly from: number;
  /** The search words that the jobs of this step contain or lack. */
  readonly words?: string | undefined;
  /** Names of the occupation of this step's jobs. */
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
  /** If nothing matches: single filters whose removal gives results, most results first. */
  readonly loosen: readonly LoosenOption[];
  /** If removing a single filter does not help: pairs of filters to remove together. */
  readonly loosenTogether?: readonly LoosenPair[] | undefined;
  /** The fallback steps of the page's jobs, in order. A page that continues a step starts with that step. */
  readonly steps?: readonly JobStepStart[] | undefined;
  /** The occupation as typed, if there are no jobs of it at this place. */
  readonly missingWork?: string | undefined;
  /** Names of the filter's sub-profile, if it has one. Clients have a list of the names of profiles, but not of sub-profiles. */
  readonly workNames?: Localized | undefined;
}
