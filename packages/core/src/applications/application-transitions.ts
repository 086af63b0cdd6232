import type { ApplicationStatus } from '@nukkad/contract';

/**
 * The statuses that may follow each status. They are set by the company, or by an operator for it. SCHEDULED may
 * follow itself, to move an interview.
 */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  APPLIED: ['SHORTLISTED', 'REJECTED'],
  SHORTLISTED: ['SCHEDULED', 'REJECTED'],
  SCHEDULED: ['SCHEDULED', 'INTERVIEWED', 'REJECTED'],
  INTERVIEWED: ['HIRED', 'REJECTED'],
  HIRED: [],
  REJECTED: [],
  WITHDRAWN: [],
};

/**
 * Returns the statuses that a company may set next. Withdrawing and applying again are not included, because seekers
 * do that.
 */
export function nextStatuses(status: ApplicationStatus): readonly ApplicationStatus[] {
  return NEXT[status];
}
