import type { ApplicationStatus } from '@nukkad/contract';

/** What a company (or an operator for it) may make of an application; an interview may be fixed anew. */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  APPLIED: ['SHORTLISTED', 'REJECTED'],
  SHORTLISTED: ['SCHEDULED', 'REJECTED'],
  SCHEDULED: ['SCHEDULED', 'INTERVIEWED', 'REJECTED'],
  INTERVIEWED: ['HIRED', 'REJECTED'],
  HIRED: [],
  REJECTED: [],
  WITHDRAWN: [],
};

/** The steps open from a status; withdrawing and applying again are the seeker's own. */
export function nextStatuses(status: ApplicationStatus): readonly ApplicationStatus[] {
  return NEXT[status];
}
