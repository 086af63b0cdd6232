import type { RowOf } from '@nukkad/db/sql.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import { startOfIndiaDay } from '@nukkad/domain/india-day.ts';
import type { Container } from '../container.ts';
import type { Queryable } from '../database/rows.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { selectEndingJobs } from './waiting.queries.ts';

/** Days of the calendar in India before the end of a job from which its company knows of it. */
const ENDING_DAYS = 3;
const BATCH = 500;

type Ending = RowOf<typeof selectEndingJobs>;

/** Notifies the members of a company, once for each job and end. Returns the number of notices. */
function notifyOfEnd(
  source: Queryable,
  { id, companyId, title, expiresAt }: Ending,
  now: Date,
): Promise<number> {
  const at = expiresAt.toISOString();
  const notice = {
    type: 'jobs',
    template: 'ending',
    values: { jobTitle: title, at },
    jobId: id,
    link: `/jobs/${id}`,
    dedupeKey: `ending:${id}:${at}`,
  } as const;
  return notifyMembers(source, companyId, notice, now);
}

/**
 * Notifies companies of their open jobs that end within three days (India). A job that is renewed has another end, and a
 * later notice. Returns the number of jobs about which somebody has a new notice.
 */
export async function remindOfEnding({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  const now = clock.now();
  const until = new Date(startOfIndiaDay(now).getTime() + (ENDING_DAYS + 1) * DAY_MS);
  let notified = 0;
  let after: string | null = null;
  let batch: readonly Ending[];
  do {
    batch = await database.query(selectEndingJobs({ now, until, after, limit: BATCH }));
    for (const job of batch) if ((await notifyOfEnd(database, job, now)) > 0) notified += 1;
    after = batch.at(-1)?.id ?? null;
  } while (batch.length === BATCH);
  if (notified > 0) tasks.soon('push');
  return notified;
}
