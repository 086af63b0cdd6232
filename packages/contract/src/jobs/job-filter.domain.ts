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

/** What free text was understood as; each can be taken out of the search again. */
export interface UnderstoodTerm {
  readonly kind: FilterTerm | 'CITY' | 'LOCALITY' | 'WORD';
  /** The part of the text it came from. */
  readonly text: string;
  /** The key or number understood. */
  readonly value: string;
  /** What a work or a place is called. */
  readonly names?: Localized | undefined;
  /** Where a place lies. */
  readonly position?: GeoPoint | undefined;
  /** Where its words stand in the text, in UTF-16 units, one behind the other. */
  readonly spans?: readonly (readonly [from: number, to: number])[] | undefined;
}

/** A filter that could be given up; of the filter "part", the understood part of the text of those words. */
export interface LoosenedFilter {
  readonly filter: string;
  readonly part?: string | undefined;
}

/** How many jobs giving something up would bring. */
interface Loosened {
  readonly total: number;
  /** Whether there may be more than that. */
  readonly isTotalCapped?: boolean | undefined;
}

/** What would bring jobs alone. */
export interface LoosenOption extends LoosenedFilter, Loosened {}

/** What would bring jobs together. */
export interface LoosenPair extends Loosened {
  readonly filters: readonly LoosenedFilter[];
}

/** How wide the search had become where a job was found, the closest first. */
export type JobStep = 'NAMED_WORK' | 'WITHOUT_WORDS' | 'ONLY_WORDS' | 'SAME_PROFILE' | 'NEAR_IN_MEANING';

/** Where the jobs of a step begin on a page. */
export interface JobStepStart {
  readonly step: JobStep;
  /** The place of its first job among the page's. */
  readonly from: number;
  /** The typed words that its jobs have, or lack. */
  readonly words?: string | undefined;
  /** The work that its jobs are listed under. */
  readonly names?: Localized | undefined;
}

export interface JobFilterOutput {
  readonly jobs: readonly JobCard[];
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly nextCursor: Cursor | null;
  /** The nearest matches beyond the radius, when there are fewer than ten within. */
  readonly nearby: readonly JobCard[];
  readonly understood: readonly UnderstoodTerm[];
  /** When nothing matched: the filters whose removal alone would bring results, most results first. */
  readonly loosen: readonly LoosenOption[];
  /** When none does alone: those that would together. */
  readonly loosenTogether?: readonly LoosenPair[] | undefined;
  /** The steps of the page's jobs, in order; a page that goes on in a step begins with it. */
  readonly steps?: readonly JobStepStart[] | undefined;
  /** The typed name of a work that there is no job of in this place. */
  readonly missingWork?: string | undefined;
  /** What the sub-profile is called that the filter names by its key; clients hold the names of profiles alone. */
  readonly workNames?: Localized | undefined;
}
