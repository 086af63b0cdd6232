import { readCheckRecords } from '../checks/check-records.ts';
import type { Container } from '../container.ts';
import { lockJob } from '../database/locks.queries.ts';
import { firstRow } from '../database/rows.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { jobDays } from '../jobs/job-days.ts';
import { releaseFixedJobs } from '../moderation/hold-for-moderation.ts';
import { REMOVED_AS_FAKE } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { amongIds, confirmJobs } from './job-days.queries.ts';
import { readProfileIndex } from './profile-index.ts';
import { writeEdit } from './write-edit.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'settings' | 'tasks'>;

interface Edit {
  readonly jobId: string;
  /** The fields to change, by their names in an import. Null clears an optional field. */
  readonly change: Readonly<Record<string, unknown>>;
  readonly actor: string;
  /** Dry run: computes the changes and writes nothing. */
  readonly isCheck: boolean;
}

/**
 * Changes fields of one job by the rules of an import, for an operator. The job never waits after it. Returns the fields
 * that changed.
 */
export async function editJob(deps: Deps, edit: Edit): Promise<{ changed: readonly string[] }> {
  const { database, clock, settings, tasks } = deps;
  const id = requireUuid(edit.jobId, 'JOB_REMOVED');
  const now = clock.now();
  const records = await readCheckRecords(database, now);
  const profiles = await readProfileIndex(deps);
  const { jobLifetimeDays } = await settings.read();
  const days = jobDays(now, jobLifetimeDays);
  const edited = await database.transaction(async (tx) => {
    const locked = await firstRow(tx, lockJob(id));
    const job = await tx.job.findUnique({ where: { id }, include: { city: true } });
    if (!locked || !job) throw new AppError('JOB_REMOVED');
    if (locked.reason === REMOVED_AS_FAKE) throw invalidField('job', 'was removed as fake');
    const changed = await writeEdit(tx, job, edit, { records, profiles }, now);
    if (edit.isCheck || changed.length === 0) return { changed };
    // An operator has seen the job: it is not held for moderation, and a held job that passes now is released.
    await releaseFixedJobs(tx, [id], { now, expiresAt: days.expiresAt });
    await tx.query(confirmJobs(amongIds([id]), { ...days, minGainMs: 0 }));
    return { changed };
  });
  if (!edit.isCheck && edited.changed.length > 0) tasks.soon('push');
  return edited;
}
