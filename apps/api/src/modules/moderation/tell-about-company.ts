import type { Transaction } from '../../database/rows.ts';
import { type Notice, notifyAll } from '../notifications/notify.ts';
import { selectConcernedByCompany } from './moderation.queries.ts';

interface Change {
  readonly companyId: string;
  /** The jobs that it paused, or opened again. */
  readonly jobIds: readonly string[];
  readonly template: 'company-suspended' | 'company-restored';
  readonly now: Date;
}

/** Tells those with a pending application at a company, and those who saved one of the jobs, once each. */
export async function tellAboutCompany(
  tx: Transaction,
  { companyId, jobIds, template, now }: Change,
): Promise<void> {
  const concerned = await tx.query(selectConcernedByCompany(companyId, jobIds));
  const notices = concerned.map(
    ({ candidateId, company }): Notice => ({
      candidateId,
      type: 'job-notices',
      template,
      values: { company },
      link: '/myjobs',
      dedupeKey: `company:${companyId}:${template}:${now.toISOString()}`,
    }),
  );
  await notifyAll(tx, notices, now);
}
