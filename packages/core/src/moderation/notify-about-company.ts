import type { RowOf } from '@nukkad/db/sql.ts';
import type { Transaction } from '../database/rows.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { selectApplicantsOf, selectSaversOf } from './moderation.queries.ts';

export interface CompanyChange {
  readonly companyId: string;
  readonly template: 'company-suspended' | 'company-restored';
  /** When the operator asked for it: each seeker is told once of each change, in whatever batch. */
  readonly since: Date;
  readonly now: Date;
}

const noticeOf =
  ({ companyId, template, since }: CompanyChange) =>
  ({ candidateId, company }: RowOf<typeof selectApplicantsOf>): Notice => ({
    candidateId,
    type: 'job-notices',
    template,
    values: { company },
    link: '/myjobs',
    dedupeKey: `company:${companyId}:${template}:${since.toISOString()}`,
  });

/** Tells those with a pending application at a company. */
export async function notifyApplicants(tx: Transaction, change: CompanyChange): Promise<void> {
  const concerned = await tx.query(selectApplicantsOf(change.companyId));
  await notifyAll(tx, concerned.map(noticeOf(change)), change.now);
}

/** Tells those who saved one of the jobs that were paused, or opened again. */
export async function notifySavers(
  tx: Transaction,
  change: CompanyChange,
  jobIds: readonly string[],
): Promise<void> {
  if (jobIds.length === 0) return;
  const concerned = await tx.query(selectSaversOf(jobIds));
  await notifyAll(tx, concerned.map(noticeOf(change)), change.now);
}
