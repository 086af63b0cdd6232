import { cardBadge } from './badge.ts';

/**
 * Whether a seeker may apply now: the job is open, and there is no application or a rejected one whose waiting period
 * is over.
 */
export function mayApply(
  job: Parameters<typeof cardBadge>[0] & { reapplyFrom?: string | null | undefined },
  now: Date,
): boolean {
  if (cardBadge(job) === 'APPLY') return true;
  const isOver = job.reapplyFrom != null && new Date(job.reapplyFrom) <= now;
  return job.application === 'REJECTED' && job.status === 'ACTIVE' && isOver;
}
