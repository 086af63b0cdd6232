import { STILL_LINK_DAYS } from '@nukkad/contract/partner/still.routes.ts';
import type { RowOf } from '@nukkad/db/sql.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { notifyAboutJobs } from '../moderation/notify-about-jobs.ts';
import { hashToken, newOpaqueToken } from '../security/opaque-token.ts';
import { writeAudit } from '../shared/audit.ts';
import { lockJobsToAsk, markAsked } from './company-jobs.queries.ts';
import { STILL_OPEN_SILENT } from './job-state.ts';

/** Days between two questions, and the silences after which a job is closed. */
const ASK_DAYS = 7;
const SILENCES = 2;
const BATCH = 100;

type Asked = RowOf<typeof lockJobsToAsk>;

/** Sends the members of a company a link that says whether the job is still open. */
async function ask(tx: Transaction, { id, companyId, title }: Asked, now: Date): Promise<void> {
  const token = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + STILL_LINK_DAYS * DAY_MS);
  await tx.stillLink.create({ data: { tokenHash: hashToken(token), jobId: id, createdAt: now, expiresAt } });
  const notice = { type: 'jobs', template: 'still-open', values: { jobTitle: title }, jobId: id } as const;
  const dedupeKey = `still-open:${id}:${now.toISOString()}`;
  await notifyMembers(tx, companyId, { ...notice, link: `/still/${token}`, dedupeKey }, now);
}

/** Closes a job whose company did not answer twice, and notifies its members and the seekers. */
async function close(tx: Transaction, { id, companyId, title }: Asked, now: Date): Promise<void> {
  const data = { status: 'CLOSED', statusReason: STILL_OPEN_SILENT, statusChangedAt: now } as const;
  await tx.job.update({ where: { id }, data });
  await notifyAboutJobs(tx, [id], 'closed', now);
  const notice = { type: 'jobs', template: 'closed-silent', values: { jobTitle: title }, jobId: id } as const;
  const dedupeKey = `closed-silent:${id}:${now.toISOString()}`;
  await notifyMembers(tx, companyId, { ...notice, link: `/jobs/${id}`, dedupeKey }, now);
  await writeAudit(tx, { actor: 'task:ask-still-open', action: 'job-closed', subject: id }, now);
}

/**
 * Asks each company once a week whether its open jobs are still open, and closes those for which nobody answered twice.
 * Asks only about jobs that members posted. Returns the number of jobs.
 */
export async function askStillOpen({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  for (let handled = 0; ; ) {
    const now = clock.now();
    const askedBefore = new Date(now.getTime() - ASK_DAYS * DAY_MS);
    const batch = await database.transaction(async (tx) => {
      const jobs = await tx.query(lockJobsToAsk(askedBefore, BATCH));
      for (const job of jobs) await (job.unanswered >= SILENCES ? close : ask)(tx, job, now);
      await tx.query(
        markAsked(
          jobs.map(({ id }) => id),
          now,
        ),
      );
      return jobs.length;
    });
    handled += batch;
    if (batch > 0) tasks.soon('push');
    if (batch < BATCH) return handled;
  }
}
