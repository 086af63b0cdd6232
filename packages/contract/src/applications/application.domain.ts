import type { ApplicationStatus, Cursor, JobCard } from '../jobs/job.domain.ts';
import type { GeoPoint, PageMeta } from '../shared/shared.domain.ts';

/** What is done with one job alone. */
export interface OneJobInput {
  readonly jobId: string;
}

/** Saves a job, or takes it out of the saved ones. */
export interface SaveJobInput {
  readonly jobId: string;
  /** The state before: true takes the job out of the saved ones. */
  readonly isSaved: boolean;
}

/** Whether the job is saved now. */
export interface SaveJobOutput {
  readonly message: string;
  readonly isSaved: boolean;
}

/** An application; city and English are what the candidate says of oneself. */
export interface ApplyInput {
  readonly jobId: string;
  readonly companyId?: string | undefined;
  readonly point?: GeoPoint | undefined;
  readonly isAvailableInCity: boolean;
  readonly knowsEnglish: boolean;
}

/** What an application came to. */
export interface ApplyOutput {
  readonly message: string;
  /** What is left after the application. */
  readonly credits: number;
  readonly status: ApplicationStatus;
}

/** Tabs of a candidate’s own jobs: all, by stage, and those only saved. */
export const MY_JOBS_TABS = [
  'ALL',
  'APPLIED',
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
  'HIRED',
  'REJECTED',
  'SAVED',
] as const;
export type MyJobsTab = (typeof MY_JOBS_TABS)[number];

/** A page of one tab of a candidate’s own jobs. */
export interface MyJobsInput {
  readonly tab: MyJobsTab;
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** One change of an application, for the timeline. */
export interface ApplicationStep {
  readonly status: ApplicationStatus;
  readonly at: string;
}

/** When and where the company wants to meet the candidate. */
export interface Interview {
  readonly at: string;
  readonly place: string | null;
  readonly note: string | null;
}

/** What the seeker may see of an own application. */
export interface ApplicationRecord {
  readonly id: string;
  readonly appliedAt: string;
  readonly timeline: readonly ApplicationStep[];
  readonly interview: Interview | null;
  readonly canWithdraw: boolean;
  /** When one may apply again; null where one may not, or at once. */
  readonly reapplyFrom: string | null;
}

/** A card of my jobs; `record` is null for jobs that are only saved. */
export interface MyJob extends JobCard {
  readonly record: ApplicationRecord | null;
}

/** A page of a candidate’s own jobs, newest first within their tab. */
export interface MyJobsOutput {
  readonly tab: MyJobsTab;
  readonly jobs: readonly MyJob[];
  /** How many there are under each tab. */
  readonly counts: Readonly<Record<MyJobsTab, number>>;
  readonly nextCursor: Cursor | null;
  readonly meta: PageMeta;
}
