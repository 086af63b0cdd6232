import { REPORTS_TO_PAUSE } from '@nukkad/contract';
import type { ReportJobInput } from '@nukkad/contract/reports/report.domain.ts';
import type { Container } from '../../container.ts';
import { firstRow, rows, type Transaction } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import { isGone } from '../../shared/removed-job.ts';
import { requireUuid } from '../../shared/require-uuid.ts';

const OTHER_REASON = 'other';
const LOCK_JOB = 'SELECT status_reason AS reason FROM job WHERE id = $1::uuid FOR UPDATE';

/** The reason's own text where one was chosen; the typed words for Other or without a choice. Blank is refused. */
async function reportText(tx: Transaction, { reasonId, text }: ReportJobInput): Promise<string> {
  const typed = text.trim();
  const reason =
    reasonId && reasonId !== OTHER_REASON
      ? await tx.reportReason.findUnique({ where: { key: reasonId } })
      : null;
  const kept = typed || reason?.textEn;
  if (!kept) throw new AppError('REPORT_TEXT_MISSING');
  return kept;
}

/** Pauses an active job when so many different seekers' reports are open. */
async function pauseIfMany(tx: Transaction, jobId: string, now: Date): Promise<void> {
  await rows(
    tx,
    `UPDATE job SET status = 'PAUSED', status_reason = 'reported', status_changed_at = $2::timestamptz
      WHERE id = $1::uuid AND status = 'ACTIVE'
        AND (SELECT count(*) FROM job_report WHERE job_id = $1::uuid AND handled_at IS NULL) >= $3::int
      RETURNING id::text`,
    jobId,
    now,
    REPORTS_TO_PAUSE,
  );
}

/** Keeps one report a seeker a job; the third open one pauses the job until an operator looks. */
export async function reportJob(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  input: ReportJobInput,
): Promise<void> {
  const jobId = requireUuid(input.jobId, 'JOB_REMOVED');
  await database.transaction(async (tx) => {
    // The job's row is held, so that reports that come together are counted one after the other.
    const job = await firstRow<{ reason: string | null }>(tx, LOCK_JOB, jobId);
    if (!job || isGone(job.reason)) throw new AppError('JOB_REMOVED');
    const text = await reportText(tx, input);
    const added = await tx.jobReport.createManyAndReturn({
      data: [{ candidateId, jobId, text, createdAt: clock.now() }],
      skipDuplicates: true,
    });
    if (added.length === 0) throw new AppError('ALREADY_REPORTED');
    await pauseIfMany(tx, jobId, clock.now());
  });
}
