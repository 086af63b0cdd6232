import type { ApplicationStatus, JobStatus } from '@nukkad/contract/jobs/job.domain.ts';

export type CardBadge = 'APPLIED' | 'CLOSED' | 'PAUSED' | 'APPLY';

/** Statuses of an application that the card shows as APPLIED; a withdrawn one may apply again. */
const SHOWN_AS_APPLIED: ReadonlySet<ApplicationStatus> = new Set([
  'APPLIED',
  'SHORTLISTED',
  'SCHEDULED',
  'INTERVIEWED',
  'HIRED',
  'REJECTED',
]);

/** The word on a job card: the own application first, then what became of the job. */
export function cardBadge(job: { application: ApplicationStatus | null; status: JobStatus }): CardBadge {
  if (job.application && SHOWN_AS_APPLIED.has(job.application)) return 'APPLIED';
  return job.status === 'ACTIVE' ? 'APPLY' : job.status;
}
