import type { JobStatus, UnderstoodTerm } from '../jobs/job.domain.ts';
import type { GeoPoint, PageMeta } from '../shared/shared.domain.ts';

export interface SearchInput {
  /** Trimmed; may be blank. */
  readonly text: string;
  readonly city?: string | undefined;
  readonly point?: GeoPoint | undefined;
}

export interface FoundJob {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly companyImage: string | null;
  readonly status: JobStatus;
  readonly link: string;
  readonly city: string;
}

export interface FoundCompany {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly link: string;
  readonly followers: number;
}

export interface SearchOutput {
  readonly jobs: readonly FoundJob[];
  readonly companies: readonly FoundCompany[];
  readonly understood: readonly UnderstoodTerm[];
}

export interface SearchStartInput {
  readonly city?: string | undefined;
}

/** What the search page shows before anything is typed. */
export interface SearchStart {
  readonly recentCompanies: readonly FoundCompany[];
  readonly popularCompanies: readonly FoundCompany[];
  readonly recentJobs: readonly FoundJob[];
  readonly latestJobs: readonly FoundJob[];
  readonly meta: PageMeta;
}
