import type { ApplicationStatus, JobStatus } from '@nukkad/contract/jobs/job.domain.ts';

export type CardBadge = 'APPLIED' | 'CLOSED' | 'PAUSED' | 'APPLY';

/**
 * Returns the badge of a job card: APPLIED if the viewer has an application that is not withdrawn, otherwise the
 * badge for the job's status.
 */
export function cardBadge(job: { application: ApplicationStatus | null; status: JobStatus }): CardBadge {
  if (job.application && job.application !== 'WITHDRAWN') return 'APPLIED';
  return job.status === 'ACTIVE' ? 'APPLY' : job.status;
}
