import type { RowOf } from '@nukkad/db/sql.ts';
import type { Transaction } from '../database/rows.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { selectApplicantsOf, selectSaversOf } from './moderation.queries.ts';

export interface CompanyChange {
  readonly companyId: string;
  readonly template: 'company-suspended' | 'company-restored';
  /**
   * When the operator made the change. It is part of the dedupe key, so that each seeker is notified once per change.
   */
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

/** Notifies seekers with a pending application for a job of the company. */
export async function notifyApplicants(tx: Transaction, change: CompanyChange): Promise<void> {
  const seekers = await tx.query(selectApplicantsOf(change.companyId));
  await notifyAll(tx, seekers.map(noticeOf(change)), change.now);
}

/** Notifies seekers who saved one of the jobs. */
export async function notifySavers(
  tx: Transaction,
  change: CompanyChange,
  jobIds: readonly string[],
): Promise<void> {
  if (jobIds.length === 0) return;
  const seekers = await tx.query(selectSaversOf(jobIds));
  await notifyAll(tx, seekers.map(noticeOf(change)), change.now);
}

/** Where a notice about a suspension leads: to the form of a question, and after its end to the day's work. */
const LINKS = { suspended: '/help', restored: '/today' } as const;

/**
 * Notifies the members of a company that an operator suspended it, or ended that. The caller requests the task `push` after
 * its transaction.
 */
export async function notifyCompany(
  tx: Transaction,
  companyId: string,
  template: keyof typeof LINKS,
  now: Date,
): Promise<void> {
  const { name } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
  const values = { company: name };
  const dedupeKey = `company:${companyId}:${template}:${now.toISOString()}`;
  await notifyMembers(
    tx,
    companyId,
    { type: 'company', template, values, link: LINKS[template], dedupeKey },
    now,
  );
}
