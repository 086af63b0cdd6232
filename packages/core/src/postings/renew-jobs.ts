import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import { jobDays } from '../jobs/job-days.ts';
import { notifyCompanyOfJob } from '../moderation/notify-company-of-job.ts';
import { writeAudits } from '../shared/audit.ts';
import { type RenewalFilter, renewJobsById, selectRenewable } from './job-days.queries.ts';

/** Maximum number of jobs per transaction. */
const BATCH = 500;

type Renewable = RowOf<typeof selectRenewable>;

interface Renewal {
  readonly filter: RenewalFilter;
  readonly actor: string;
  /** Dry run: writes nothing. */
  readonly isCheck: boolean;
  /** The maximum number of jobs in the result. */
  readonly shown: number;
}

/**
 * Renews all jobs of a filter in batches, each job with its own audit entry. Notifies the members of the companies of
 * jobs that open again. Returns the number of jobs, the new end date, and the first of them.
 */
export async function renewJobs(
  { database, clock, settings, tasks }: Pick<Container, 'database' | 'clock' | 'settings' | 'tasks'>,
  { filter, actor, isCheck, shown }: Renewal,
): Promise<{ renewed: number; until: Date; jobs: readonly Renewable[] }> {
  const now = clock.now();
  const { jobLifetimeDays } = await settings.read();
  const { expiresAt } = jobDays(now, jobLifetimeDays);
  const jobs: Renewable[] = [];
  let renewed = 0;
  let afterId: string | null = null;
  for (;;) {
    const page: readonly Renewable[] = await database.query(selectRenewable(filter, afterId, BATCH));
    const last = page.at(-1);
    if (last === undefined) break;
    afterId = last.job;
    jobs.push(...page.slice(0, Math.max(0, shown - jobs.length)));
    renewed += isCheck ? page.length : await renewPage(page);
  }
  if (renewed > 0 && filter.isRunOut && !isCheck) tasks.soon('push');
  return { renewed, until: expiresAt, jobs };

  async function renewPage(page: readonly Renewable[]): Promise<number> {
    const ids = page.map(({ job }) => job);
    return database.transaction(async (tx) => {
      const rows = await tx.query(renewJobsById(ids, expiresAt, now));
      for (const job of rows.filter(({ isReopened }) => isReopened))
        await notifyCompanyOfJob(tx, job, 'opened', now);
      const entries = rows.map(({ id: subject, until: from }) => ({
        actor,
        action: 'job-renewed',
        subject,
        details: { until: { from, to: expiresAt } },
      }));
      await writeAudits(tx, entries, now);
      return rows.length;
    });
  }
}
