import { REPORTS_PER_DAY, REPORTS_TO_PAUSE } from '@nukkad/contract';
import type { ReportJobInput } from '@nukkad/contract/reports/report.domain.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import { lockJob, lockKey } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { isHidden } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { isReportCounted } from './count-report.ts';
import { type Reporter, readReporter } from './reporter.ts';
import { countReports, pauseReportedJob } from './reports.queries.ts';

const OTHER_REASON = 'other';

/** The reason's own text where one was chosen; the typed words for Other or without a choice. Blank is refused. */
async function reportText(tx: Transaction, { reasonId, text }: ReportJobInput): Promise<string> {
  const typed = text.trim();
  const reason =
    reasonId && reasonId !== OTHER_REASON
      ? await tx.reportReason.findUnique({ where: { key: reasonId } })
      : null;
  const comment = typed || reason?.textEn;
  if (!comment) throw new AppError('REPORT_TEXT_MISSING');
  return comment;
}

/** Pauses an active job when so many different seekers' counted reports are open, and notes it where it does. */
async function pauseIfMany(tx: Transaction, jobId: string, now: Date): Promise<void> {
  const paused = await firstRow(tx, pauseReportedJob(jobId, now, REPORTS_TO_PAUSE));
  if (!paused) return;
  const details = { reports: REPORTS_TO_PAUSE };
  await writeAudit(tx, { actor: 'system', action: 'job-paused-by-reports', subject: jobId, details }, now);
}

/** Counts the report just stored among those of the day: one more than the bound undoes it. */
async function checkDay(tx: Transaction, reporter: Reporter, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { signInHash, phoneHash } = reporter;
  const today = await firstRow(tx, countReports(signInHash, phoneHash, since));
  if ((today?.count ?? 0) > REPORTS_PER_DAY) throw new AppError('REPORT_LIMIT');
}

/**
 * Stores one report a seeker a job and a few a day. The third open one that counts (`isReportCounted`) pauses the job until
 * an operator looks at it.
 */
export async function reportJob(
  { database, clock, keys }: Pick<Container, 'database' | 'clock' | 'keys'>,
  candidateId: string,
  input: ReportJobInput,
  network: string | null = null,
): Promise<void> {
  const jobId = requireUuid(input.jobId, 'JOB_REMOVED');
  const now = clock.now();
  await database.transaction(async (tx) => {
    const reporter = await readReporter(tx, { keys }, { candidateId, jobId, network });
    // Held until the end, so that reports of one seeker that come together are counted one after the other.
    await tx.query(lockKey(`reports:${reporter.signInHash}`));
    // The job's row likewise, for the reports of many seekers.
    const job = await firstRow(tx, lockJob(jobId));
    if (!job || isHidden(job.reason)) throw new AppError('JOB_REMOVED');
    const text = await reportText(tx, input);
    const { mayCount: _, ...author } = reporter;
    const isCounted = await isReportCounted(tx, { keys }, reporter, { jobId, network }, now);
    const added = await tx.jobReport.createManyAndReturn({
      data: [{ ...author, isCounted, jobId, text, createdAt: now }],
      skipDuplicates: true,
    });
    if (added.length === 0) throw new AppError('ALREADY_REPORTED');
    await checkDay(tx, reporter, now);
    if (isCounted) await pauseIfMany(tx, jobId, now);
  });
}
