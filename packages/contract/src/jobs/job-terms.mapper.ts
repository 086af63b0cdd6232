import type { ApplicationStatus, ExperienceKind, JobStatus, JobType, Qualification } from './job.domain.ts';

/** Tables from domain values to wire words; also read in reverse. */

export const JOB_TYPE_WIRE = {
  FULL_TIME: 'Full Time',
  PART_TIME: 'Part Time',
  INTERNSHIP: 'Internship',
} as const satisfies Record<JobType, string>;

export const QUALIFICATION_WIRE = {
  SSC: '10th',
  HSSC: '12th',
  UG: 'UG',
  PG: 'PG',
} as const satisfies Record<Qualification, string>;

export const EXPERIENCE_WIRE = {
  FRESHER: 'Fresher',
  EXPERIENCED: 'Experience',
} as const satisfies Record<ExperienceKind, string>;

export const JOB_STATUS_WIRE = {
  ACTIVE: 'Active',
  CLOSED: 'Closed',
  PAUSED: 'Paused',
} as const satisfies Record<JobStatus, string>;

export const APPLICATION_STATUS_WIRE = {
  APPLIED: 'Applied',
  SHORTLISTED: 'Shortlisted',
  SCHEDULED: 'Scheduled',
  INTERVIEWED: 'Interviewed',
  HIRED: 'Hired',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
} as const satisfies Record<ApplicationStatus, string>;

/** Returns the domain value of a wire word; undefined for a blank or unknown word. */
export function termFromWire<T extends string>(
  table: Record<T, string>,
  word: string | undefined,
): T | undefined {
  if (!word) return undefined;
  for (const term in table) if (table[term] === word) return term;
  return undefined;
}
