import type { ApplicationStatus, JobStatus } from '@nukkad/contract/jobs/job.domain.ts';

export type CardBadge = 'APPLIED' | 'CLOSED' | 'PAUSED' | 'APPLY';

/** The word on a job card: the own application first (who has withdrawn may apply again), then what became of the job. */
export function cardBadge(job: { application: ApplicationStatus | null; status: JobStatus }): CardBadge {
  if (job.application && job.application !== 'WITHDRAWN') return 'APPLIED';
  return job.status === 'ACTIVE' ? 'APPLY' : job.status;
}
