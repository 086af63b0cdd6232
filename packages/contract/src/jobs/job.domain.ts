import type { GeoPoint, Localized, PageMeta } from '../shared/shared.domain.ts';
import type { CardAttributes, Ends, JobRanges } from './job-attributes.ts';

/** Kinds of employment. */
export const JOB_TYPES = ['FULL_TIME', 'PART_TIME', 'INTERNSHIP'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/** Qualifications that a job may ask for, lowest first: 10th, 12th, graduate, postgraduate. */
export const QUALIFICATIONS = ['SSC', 'HSSC', 'UG', 'PG'] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

/** Whether somebody has worked before. */
export const EXPERIENCE_KINDS = ['FRESHER', 'EXPERIENCED'] as const;
export type ExperienceKind = (typeof EXPERIENCE_KINDS)[number];

/** Active jobs are listed; closed ones have run out or been filled; paused ones are under review. */
export const JOB_STATUSES = ['ACTIVE', 'CLOSED', 'PAUSED'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Stages of an application; the last three end it. */
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

/** For whom the employer says a job is. */
export type JobGender = 'ANY' | 'MALE' | 'FEMALE';

/** The five authenticity checks, in the order in which they are shown. */
export const CHECK_KINDS = ['COMPANY_IDENTITY', 'CONTACT', 'PLACE', 'WORDS', 'PAY'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** One check's outcome; `NOT_DONE` where nobody has looked yet. `reason` is a stable key that the screens phrase. */
export interface AuthenticityCheck {
  readonly kind: CheckKind;
  readonly outcome: 'PASSED' | 'FAILED' | 'NOT_DONE';
  readonly reason: string | null;
  readonly checkedAt: string | null;
}

/** Pay in whole rupees a month; null where the employer does not tell. */
export type Pay = Ends;

/** What a list shows of a job. Personal fields (`isSaved`, `application`) are false and null for visitors. */
export interface JobCard extends CardAttributes, JobRanges {
  readonly id: string;
  readonly title: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly companyImage: string | null;
  readonly jobProfileKey: string;
  /** What its work is called, where it is a known one. */
  readonly workNames?: Localized | undefined;
  readonly createdAt: string;
  readonly status: JobStatus;
  /** `<slug>-<6-character share id>`. */
  readonly link: string;
  /** In English, as addresses and filters name it. */
  readonly city: string;
  readonly cityNames?: Localized | undefined;
  readonly locality: string | null;
  /** What the locality is called, where it is a known one. */
  readonly localityNames?: Localized | undefined;
  readonly position: GeoPoint | null;
  /** Kilometres on the ellipsoid from the search's centre; null where no centre is known. */
  readonly distanceKm: number | null;
  readonly checksPassed: number;
  readonly checksDone: number;
  readonly isSaved: boolean;
  readonly application: ApplicationStatus | null;
}

/** A card with the reasons for which it was picked, as stable keys that the screens phrase. */
export interface PickedJob extends JobCard {
  readonly reasons: readonly PickReason[];
}

/** Why a job was picked. `value` is a job-profile key, a skill or kilometres, by `kind`. */
export interface PickReason {
  readonly kind: 'INTEREST' | 'PROFILE' | 'SKILL' | 'NEAR' | 'PAY' | 'NEW' | 'SAME_TITLE';
  readonly value: string | null;
}

/** A job’s own page. */
export interface JobDetail extends JobCard {
  readonly companyLink: string;
  readonly qualification: Qualification | null;
  readonly gender: JobGender;
  readonly openings: number;
  readonly address: string;
  /** Sanitised HTML. */
  readonly requirements: string;
  readonly skills: readonly string[];
  /** Those of the skills that have names on record, which begin with the one that stands among them. */
  readonly skillNames?: readonly Localized[] | undefined;
  readonly viewCount: number;
  /** Null unless the reader may see it (applied, or revealed through HR contact). */
  readonly contact: { readonly phone: string; readonly email: string } | null;
  /** Text to be read aloud; the screen speaks it. */
  readonly audioDescription: string;
  readonly expiresAt: string | null;
  readonly meta: PageMeta;
  /** False when the weekly allowance of new jobs is used up; the rest is then cut to the card. */
  readonly isWithinWeeklyAllowance: boolean;
  /** The reader's credits; null for visitors. */
  readonly credits: number | null;
  readonly checks: readonly AuthenticityCheck[];
  /** From when on a reader who was rejected may apply again; null where that is not so. */
  readonly reapplyFrom?: string | null | undefined;
}

/** A job profile to choose, with its name in each language and the key of its icon. */
export interface JobProfileOption {
  readonly key: string;
  readonly name: Localized;
  readonly icon: string;
}

/** What the filters of the job list offer. */
export interface FilterOptions {
  readonly jobProfiles: readonly JobProfileOption[];
  readonly jobTypes: readonly JobType[];
  readonly experience: readonly ExperienceKind[];
  readonly qualifications: readonly Qualification[];
}

/** Where a list goes on: opaque, from the page before. Absent on the first page. */
export type Cursor = string;

/** A page of the list of all jobs, by its number or by the cursor of the page before. */
export interface JobListInput {
  readonly page: number;
  readonly size: number;
  /** Items beyond the pages to pass over (older clients count new arrivals with it). */
  readonly extraSkip: number;
  readonly cursor?: Cursor | undefined;
}

/** A page of a list of jobs; the total stops at `COUNT_CAP`. */
export interface JobListOutput {
  readonly jobs: readonly JobCard[];
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly nextCursor: Cursor | null;
  readonly meta: PageMeta;
}
