import type { ApplicationStatus, Cursor, JobCard } from '../jobs/job.domain.ts';
import type { Gender } from '../profile/profile.domain.ts';
import type { GeoPoint, PageMeta } from '../shared/shared.domain.ts';

/** The input of actions on one job. */
export interface OneJobInput {
  readonly jobId: string;
}

/** Saves a job or removes it from the saved jobs. */
export interface SaveJobInput {
  readonly jobId: string;
  /** The state before the call: true removes the job, false saves it. */
  readonly isSaved: boolean;
}

/** Whether the job is saved after the call. */
export interface SaveJobOutput {
  readonly message: string;
  readonly isSaved: boolean;
}

/** An application for a job. The answers are the candidate's own statements; null if a question was not answered. */
export interface ApplyInput {
  readonly jobId: string;
  readonly companyId?: string | undefined;
  readonly point?: GeoPoint | undefined;
  readonly isAvailableInCity: boolean | null;
  readonly knowsEnglish: boolean | null;
  /** The candidate's name, if the account has none yet. */
  readonly name?: string | undefined;
  /** The candidate's gender, if the job asks for one and the profile has none. */
  readonly gender?: Gender | undefined;
}

/** The result of an application. */
export interface ApplyOutput {
  readonly message: string;
  /** The credit balance after the application. */
  readonly credits: number;
  readonly status: ApplicationStatus;
}

/** Tabs of the candidate's jobs: all, one for each status of an application except withdrawn, and saved jobs. */
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

/** The request for a page of one tab of the candidate's own jobs. */
export interface MyJobsInput {
  readonly tab: MyJobsTab;
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** One status that an application has reached, and when. */
export interface ApplicationStep {
  readonly status: ApplicationStatus;
  readonly at: string;
  /** Why the company refused, in the reader's language. */
  readonly reason?: string;
}

/** When and where the company invites the candidate to an interview. */
export interface Interview {
  readonly at: string;
  readonly place: string | null;
  readonly note: string | null;
  /** Absent for interviews that were set by an earlier release. */
  readonly id?: string;
  /** The candidate's reply; null if they have not replied. */
  readonly reply?: InterviewReply | null;
  /** The other time that the candidate suggested. */
  readonly proposedAt?: string | null;
  /** How the interview went, as the company says. */
  readonly outcome?: InterviewOutcome | null;
}

export type InterviewReply = 'CONFIRMED' | 'OTHER_TIME' | 'DECLINED';
export type InterviewOutcome = 'CAME' | 'DID_NOT_COME' | 'WE_WERE_NOT_THERE';

/** A reply to an interview. */
export interface AnswerInterviewInput {
  readonly interviewId: string;
  readonly reply: InterviewReply;
  /** The time of the interview that the candidate saw. */
  readonly at: string;
  /** The suggested time; only for OTHER_TIME. */
  readonly proposedAt?: string | undefined;
}

/** The interview whose calendar file is requested. */
export interface InterviewCalendarInput {
  readonly interviewId: string;
}

/** A calendar file (iCalendar). */
export interface InterviewCalendarOutput {
  readonly fileName: string;
  readonly calendar: string;
}

/** An application as its candidate sees it. */
export interface ApplicationRecord {
  readonly id: string;
  readonly appliedAt: string;
  readonly timeline: readonly ApplicationStep[];
  readonly interview: Interview | null;
  readonly canWithdraw: boolean;
  /** When the candidate may apply again; null if never, or if already allowed. */
  readonly reapplyFrom: string | null;
}

/** A job in one of the tabs; `record` is null for jobs that are only saved. */
export interface MyJob extends JobCard {
  readonly record: ApplicationRecord | null;
}

/** A page of the candidate's own jobs, newest first within the tab. */
export interface MyJobsOutput {
  readonly tab: MyJobsTab;
  readonly jobs: readonly MyJob[];
  /** Number of jobs in each tab. */
  readonly counts: Readonly<Record<MyJobsTab, number>>;
  readonly nextCursor: Cursor | null;
  readonly meta: PageMeta;
}
