import type { JobStatus } from '../jobs/job.domain.ts';
import type { UnderstoodTerm } from '../jobs/job-filter.domain.ts';
import type { GeoPoint, Localized, PageMeta } from '../shared/shared.domain.ts';

/** The search text while the user types, and the user's place. */
export interface SearchInput {
  /** The text, trimmed; may be blank. */
  readonly text: string;
  readonly city?: string | undefined;
  readonly point?: GeoPoint | undefined;
}

/** The start and end (exclusive) of a part of a title or name that matches the typed text, in UTF-16 units. */
export type MarkedSpan = readonly [from: number, to: number];

/** The parts of a job that match the typed text. */
export interface FoundMarks {
  readonly title: readonly MarkedSpan[];
  readonly company: readonly MarkedSpan[];
  /** Whether the typed text names the job's city. */
  readonly isCity: boolean;
  /**
   * The name of the searched occupation in the reader's language, if the job is of that occupation and its title does
   * not mention it. Otherwise null.
   */
  readonly fits: string | null;
}

/** A job among the typeahead suggestions. */
export interface FoundJob {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly companyImage: string | null;
  readonly status: JobStatus;
  readonly link: string;
  readonly city: string;
  readonly cityNames?: Localized | undefined;
  /** Names of the occupation, if known. */
  readonly workNames?: Localized | undefined;
  readonly marks?: FoundMarks | undefined;
}

/** A company among the typeahead suggestions. */
export interface FoundCompany {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly link: string;
  readonly followers: number;
  /** Matching parts of the name. */
  readonly marks?: readonly MarkedSpan[] | undefined;
}

/** An occupation or place that the text may mean, offered as a search. */
export interface SearchSuggestion {
  readonly kind: 'WORK' | 'CITY' | 'LOCALITY';
  /** The name in the reader's language. */
  readonly name: string;
  readonly marks: readonly MarkedSpan[];
  /** The search to run: a text or a job profile, and the city if the text names one. */
  readonly text?: string | undefined;
  readonly jobProfile?: string | undefined;
  readonly city?: string | undefined;
}

/** Typeahead suggestions, and the interpretation of the text. */
export interface SearchOutput {
  readonly jobs: readonly FoundJob[];
  readonly companies: readonly FoundCompany[];
  readonly understood: readonly UnderstoodTerm[];
  readonly suggestions: readonly SearchSuggestion[];
}

/** The city whose latest jobs are shown. */
export interface SearchStartInput {
  readonly city?: string | undefined;
}

/** Whether to remember a job or company opened from the search, to forget it, or to forget all. */
export type Remembering = 'REMEMBER' | 'FORGET_THIS' | 'FORGET_ALL';

/** A change of the recently opened jobs. */
export interface RememberJobInput {
  readonly jobId: string;
  /** The default is REMEMBER. */
  readonly remembering?: Remembering | undefined;
}

/** A change of the recently opened companies. */
export interface RememberCompanyInput {
  readonly companyId: string;
  readonly remembering?: Remembering | undefined;
}

/** Contents of the search page before the user types. */
export interface SearchStart {
  readonly recentCompanies: readonly FoundCompany[];
  readonly popularCompanies: readonly FoundCompany[];
  readonly recentJobs: readonly FoundJob[];
  readonly latestJobs: readonly FoundJob[];
  readonly meta: PageMeta;
}
