import type { RowOf } from '@nukkad/db/sql.ts';
import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { writeAudits } from '../shared/audit.ts';
import { ANSWERS_DUE } from '../shared/hidden-job.ts';
import { pauseUnanswered, resumeAnswered } from './waiting.queries.ts';

type Changed = RowOf<typeof pauseUnanswered>;

async function store(
  tx: Transaction,
  jobs: readonly Changed[],
  template: 'paused' | 'resumed',
  now: Date,
): Promise<void> {
  for (const { id, companyId, title } of jobs) {
    const notice = {
      type: 'answers',
      template,
      values: { jobTitle: title },
      jobId: id,
      link: `/jobs/${id}/applicants`,
      dedupeKey: `job:${id}:${template}:${now.toISOString()}`,
    } as const;
    await notifyMembers(tx, companyId, notice, now);
  }
  const action = template === 'paused' ? 'job-paused' : 'job-resumed';
  const details = { reason: ANSWERS_DUE };
  await writeAudits(
    tx,
    jobs.map(({ id }) => ({ actor: 'task:pause-unanswered', action, subject: id, details })),
    now,
  );
}

/**
 * Pauses jobs for which 50 people wait for an answer, or 15 for over a week, and opens them again when fewer do. Returns
 * the number of jobs that changed.
 */
export async function pauseOrResume({
  database,
  clock,
  tasks,
}: Pick<Container, 'database' | 'clock' | 'tasks'>): Promise<number> {
  const now = clock.now();
  const changed = await database.transaction(async (tx) => {
    const paused = await tx.query(pauseUnanswered(now));
    await store(tx, paused, 'paused', now);
    const resumed = await tx.query(resumeAnswered(now));
    await store(tx, resumed, 'resumed', now);
    return paused.length + resumed.length;
  });
  if (changed > 0) tasks.soon('push');
  return changed;
}
