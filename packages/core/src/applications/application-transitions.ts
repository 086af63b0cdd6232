import type { ApplicationStatus } from '@nukkad/contract';

/** The statuses that a company, or an operator for it, may set next. SCHEDULED repeats to move an interview. */
const NEXT: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  APPLIED: ['SHORTLISTED', 'REJECTED'],
  SHORTLISTED: ['SCHEDULED', 'REJECTED'],
  SCHEDULED: ['SCHEDULED', 'INTERVIEWED', 'REJECTED'],
  INTERVIEWED: ['HIRED', 'REJECTED'],
  HIRED: [],
  REJECTED: [],
  WITHDRAWN: [],
};

/** Returns the statuses that may follow. It does not include what seekers do: withdrawing and applying again. */
export function nextStatuses(status: ApplicationStatus): readonly ApplicationStatus[] {
  return NEXT[status];
}
