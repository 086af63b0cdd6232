import type { JobStatus } from '../jobs/job.domain.ts';
import type { UnderstoodTerm } from '../jobs/job-filter.domain.ts';
import type { GeoPoint, Localized, PageMeta } from '../shared/shared.domain.ts';

/** What is typed into the search, and from where; answered as one types. */
export interface SearchInput {
  /** Trimmed; may be blank. */
  readonly text: string;
  readonly city?: string | undefined;
  readonly point?: GeoPoint | undefined;
}

/** A part of a text that answers to what was typed: from, and behind its last sign. */
export type MarkedSpan = readonly [from: number, to: number];

/** What of a job answers to what was typed. */
export interface FoundMarks {
  readonly title: readonly MarkedSpan[];
  readonly company: readonly MarkedSpan[];
  /** Whether the job's city was named. */
  readonly isCity: boolean;
  /** The work that was meant, in the reader's language, where the job is of it and its title does not say so. */
  readonly fits: string | null;
}

/** A job among the suggestions of the search. */
export interface FoundJob {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly companyImage: string | null;
  readonly status: JobStatus;
  readonly link: string;
  readonly city: string;
  readonly cityNames?: Localized | undefined;
  /** What its work is called, where it is a known one. */
  readonly workNames?: Localized | undefined;
  readonly marks?: FoundMarks | undefined;
}

/** A company among the suggestions of the search. */
export interface FoundCompany {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly link: string;
  readonly followers: number;
  /** Of the name. */
  readonly marks?: readonly MarkedSpan[] | undefined;
}

/** A work or place that the text may mean, to be searched for as such. */
export interface SearchSuggestion {
  readonly kind: 'WORK' | 'CITY' | 'LOCALITY';
  /** In the reader's language. */
  readonly name: string;
  readonly marks: readonly MarkedSpan[];
  /** The search that finds it: a text, or a kind of work; in the city, where one is meant. */
  readonly text?: string | undefined;
  readonly jobProfile?: string | undefined;
  readonly city?: string | undefined;
}

/** Suggestions for what is typed, and how it is understood. */
export interface SearchOutput {
  readonly jobs: readonly FoundJob[];
  readonly companies: readonly FoundCompany[];
  readonly understood: readonly UnderstoodTerm[];
  readonly suggestions: readonly SearchSuggestion[];
}

/** Where the viewer looks for work, for the latest jobs there. */
export interface SearchStartInput {
  readonly city?: string | undefined;
}

/** What to do with a job or company that was opened from the search: remember it, or forget it or all of its kind. */
export type Remembering = 'REMEMBER' | 'FORGET_THIS' | 'FORGET_ALL';

/** A job that was opened from the search. */
export interface RememberJobInput {
  readonly jobId: string;
  /** Remembered where nothing else is said. */
  readonly remembering?: Remembering | undefined;
}

/** A company that was opened from the search. */
export interface RememberCompanyInput {
  readonly companyId: string;
  readonly remembering?: Remembering | undefined;
}

/** What the search page shows before anything is typed. */
export interface SearchStart {
  readonly recentCompanies: readonly FoundCompany[];
  readonly popularCompanies: readonly FoundCompany[];
  readonly recentJobs: readonly FoundJob[];
  readonly latestJobs: readonly FoundJob[];
  readonly meta: PageMeta;
}
