import type { ApplicationStatus } from '@nukkad/contract';

/**
 * The statuses that may follow each status. They are set by the company, or by an operator for it. SCHEDULED may
 * follow itself, to move an interview, and INTERVIEWED, for a second one. Steps may be left out, because small shops
 * hire at the door.
 */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  APPLIED: ['SHORTLISTED', 'SCHEDULED', 'HIRED', 'REJECTED'],
  SHORTLISTED: ['SCHEDULED', 'HIRED', 'REJECTED'],
  SCHEDULED: ['SCHEDULED', 'INTERVIEWED', 'HIRED', 'REJECTED'],
  INTERVIEWED: ['SCHEDULED', 'HIRED', 'REJECTED'],
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
