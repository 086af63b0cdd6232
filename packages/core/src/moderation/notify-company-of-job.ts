import type { Transaction } from '../database/rows.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';

interface DecidedJob {
  readonly id: string;
  readonly companyId: string;
  readonly title: string;
}

type Happening = 'approved' | 'refused' | 'reported' | 'cleared' | 'removed' | 'paused' | 'opened' | 'closed';

/**
 * Notifies the members of a company of what happened to a job of it: what an operator decided or did, or reports that paused
 * it. The caller requests the task `push` after its transaction.
 */
export async function notifyCompanyOfJob(
  tx: Transaction,
  { id, companyId, title }: DecidedJob,
  template: Happening,
  now: Date,
): Promise<void> {
  const dedupeKey = `job:${id}:${template}:${now.toISOString()}`;
  const notice = { type: 'jobs', template, values: { jobTitle: title }, jobId: id } as const;
  await notifyMembers(tx, companyId, { ...notice, link: `/jobs/${id}`, dedupeKey }, now);
}
