import { cardBadge } from './badge.ts';

/** Whether one may apply now: to an open job, where there is no application, or a rejected one whose days are over. */
export function mayApply(
  job: Parameters<typeof cardBadge>[0] & { reapplyFrom?: string | null | undefined },
  now: Date,
): boolean {
  if (cardBadge(job) === 'APPLY') return true;
  const isOver = job.reapplyFrom != null && new Date(job.reapplyFrom) <= now;
  return job.application === 'REJECTED' && job.status === 'ACTIVE' && isOver;
}
