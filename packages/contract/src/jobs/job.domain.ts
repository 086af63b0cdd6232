import type { AnswerSpeed } from '../companies/answer-speed.ts';
import type { GeoPoint, Localized, PageMeta } from '../shared/shared.domain.ts';
import type { CardAttributes, Ends, JobRanges } from './job-attributes.ts';

/** Kinds of employment. */
export const JOB_TYPES = ['FULL_TIME', 'PART_TIME', 'INTERNSHIP'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Qualifications that a job may ask for, lowest first: 10th, 12th, graduate, postgraduate. */
export const QUALIFICATIONS = ['SSC', 'HSSC', 'UG', 'PG'] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

/** Whether a seeker has work experience. */
export const EXPERIENCE_KINDS = ['FRESHER', 'EXPERIENCED'] as const;
export type ExperienceKind = (typeof EXPERIENCE_KINDS)[number];

/** Active jobs are listed. Closed jobs have expired or been filled. Paused jobs are under review. */
export const JOB_STATUSES = ['ACTIVE', 'CLOSED', 'PAUSED'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Stages of an application; the last three are final. */
export const APPLICATION_STATUSES = [
  'APPLIED',
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
  'HIRED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The gender that the employer asks for. */
export type JobGender = 'ANY' | 'MALE' | 'FEMALE';

/** The five authenticity checks, in display order. */
export const CHECK_KINDS = ['COMPANY_IDENTITY', 'CONTACT', 'PLACE', 'WORDS', 'PAY'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/**
 * Result of an authenticity check; `NOT_DONE` if not checked yet. `reason` is a stable key with a phrase in the apps.
 */
export interface AuthenticityCheck {
  readonly kind: CheckKind;
  readonly outcome: 'PASSED' | 'FAILED' | 'NOT_DONE';
  readonly reason: string | null;
  readonly checkedAt: string | null;
}

/** Pay in whole rupees a month; null if the employer does not state it. */
export type Pay = Ends;

/** A job as lists show it. The personal fields `isSaved` and `application` are false and null for visitors. */
export interface JobCard extends CardAttributes, JobRanges {
  readonly id: string;
  readonly title: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly companyImage: string | null;
  readonly jobProfileKey: string;
  /** Names of the occupation, if known. */
  readonly workNames?: Localized | undefined;
  /** Whether the title says more than `workNames`; undefined if the server does not say. */
  readonly titleAdds?: boolean | undefined;
  readonly createdAt: string;
  readonly status: JobStatus;
  /** The last part of the job's URL: `<slug>-<6-character share id>`. */
  readonly link: string;
  /** The city's English name, as in URLs and filters. */
  readonly city: string;
  readonly cityNames?: Localized | undefined;
  readonly locality: string | null;
  /** Names of the locality, if known. */
  readonly localityNames?: Localized | undefined;
  readonly position: GeoPoint | null;
  /** Kilometres from the search's centre along the WGS 84 ellipsoid; null if the search has no centre. */
  readonly distanceKm: number | null;
  /** Kilometres from the centre of the job's own city; absent if the city is unknown. */
  readonly cityCentreKm?: number | undefined;
  readonly checksPassed: number;
  readonly checksDone: number;
  /** Reason of the first failed check, as in `AuthenticityCheck`; null or undefined without a failed one. */
  readonly failedCheck?: string | null | undefined;
  /** How fast the company usually answers; absent if too few people applied or too few were answered to say. */
  readonly answersWithin?: AnswerSpeed | undefined;
  readonly isSaved: boolean;
  readonly application: ApplicationStatus | null;
}

/** A recommended job with the reasons, as stable keys with phrases in the apps. */
export interface PickedJob extends JobCard {
  readonly reasons: readonly PickReason[];
}

/**
 * A reason for a recommendation. `kind` decides whether `value` is a job profile's key, a skill or a distance in
 * kilometres.
 */
export interface PickReason {
  readonly kind: 'INTEREST' | 'PROFILE' | 'SKILL' | 'NEAR' | 'PAY' | 'NEW' | 'SAME_TITLE';
  readonly value: string | null;
}

/** A job as its own page shows it. */
export interface JobDetail extends JobCard {
  readonly companyLink: string;
  readonly qualification: Qualification | null;
  readonly gender: JobGender;
  readonly openings: number;
  readonly address: string;
  /** Sanitised HTML. */
  readonly requirements: string;
  readonly skills: readonly string[];
  /** Translations of those skills that are known; each has its English name as stored in `skills`. */
  readonly skillNames?: readonly Localized[] | undefined;
  readonly viewCount: number;
  /** Null unless the reader has applied or has opened the HR contact. */
  readonly contact: { readonly phone: string; readonly email: string } | null;
  /** Text for the screen's read-aloud button. */
  readonly audioDescription: string;
  readonly expiresAt: string | null;
  readonly meta: PageMeta;
  /** False if the reader's weekly allowance of new jobs is used up. The job then has only the fields of its card. */
  readonly isWithinWeeklyAllowance: boolean;
  /** The reader's credit balance; null for visitors. */
  readonly credits: number | null;
  readonly checks: readonly AuthenticityCheck[];
  /** When a reader whose application was rejected may apply again; null in all other cases. */
  readonly reapplyFrom?: string | null | undefined;
  /** The company's own hours for calls in India. Without them, the hours of the settings apply. */
  readonly callHours?: { readonly from: number; readonly to: number } | undefined;
  /** Whether the job is paused because many people wait for an answer. It opens again by itself. */
  readonly isAnsweringFirst?: boolean | undefined;
}

/** The request for one job. */
export interface JobByShareIdInput {
  /** The six characters at the end of the job's link. */
  readonly shareId: string;
  /** Whether the job is only shown beside a list, so that the reader has not opened it. */
  readonly isPreview?: boolean | undefined;
}

/** A job profile to choose: names in each language, and the key of its icon. */
export interface JobProfileOption {
  readonly key: string;
  readonly name: Localized;
  readonly icon: string;
}

/** The choices of the filter panel. */
export interface FilterOptions {
  readonly jobProfiles: readonly JobProfileOption[];
  readonly jobTypes: readonly JobType[];
  readonly experience: readonly ExperienceKind[];
  readonly qualifications: readonly Qualification[];
}

/** An opaque position in a list, returned with a page in order to request the next one. Absent for the first page. */
export type Cursor = string;

/** The request for a page of all jobs, by page number or cursor. */
export interface JobListInput {
  readonly page: number;
  readonly size: number;
  /** Number of further items to skip. Older clients send how many jobs have arrived since their first page. */
  readonly extraSkip: number;
  readonly cursor?: Cursor | undefined;
}

/** A page of jobs. `total` is at most `COUNT_CAP`. */
export interface JobListOutput {
  readonly jobs: readonly JobCard[];
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly nextCursor: Cursor | null;
  readonly meta: PageMeta;
}
