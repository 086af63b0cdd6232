import { REPORTS_PER_DAY, REPORTS_TO_PAUSE } from '@nukkad/contract';
import type { ReportJobInput } from '@nukkad/contract/reports/report.domain.ts';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import { lockJob, lockKey } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { notifyCompanyOfJob } from '../moderation/notify-company-of-job.ts';
import { writeAudit } from '../shared/audit.ts';
import { isHidden } from '../shared/hidden-job.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { isReportCounted } from './count-report.ts';
import { type Reporter, readReporter } from './reporter.ts';
import { countReports, pauseReportedJob } from './reports.queries.ts';

const OTHER_REASON = 'other';

/** Returns the text of the chosen reason; the typed text for "Other" or without a reason. Throws if it is blank. */
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

/**
 * Pauses an active job once enough counted reports by different seekers are open, notifies its company, and writes an audit
 * entry.
 */
async function pauseIfMany(tx: Transaction, jobId: string, now: Date): Promise<void> {
  const paused = await firstRow(tx, pauseReportedJob(jobId, now, REPORTS_TO_PAUSE));
  if (!paused) return;
  await notifyCompanyOfJob(tx, paused, 'reported', now);
  const details = { reports: REPORTS_TO_PAUSE };
  await writeAudit(tx, { actor: 'system', action: 'job-paused-by-reports', subject: jobId, details }, now);
}

/** Throws REPORT_LIMIT if the report just stored exceeds the day's limit, so that the transaction rolls back. */
export async function requireReportsLeft(
  tx: Transaction,
  { signInHash, phoneHash }: Pick<Reporter, 'signInHash' | 'phoneHash'>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const today = await firstRow(tx, countReports(signInHash, phoneHash, since));
  if ((today?.count ?? 0) > REPORTS_PER_DAY) throw new AppError('REPORT_LIMIT');
}

/**
 * Stores a report: one per seeker and job, and a few per day. The third open report that counts (`isReportCounted`)
 * pauses the job until an operator reviews it.
 */
export async function reportJob(
  { database, clock, keys, tasks }: Pick<Container, 'database' | 'clock' | 'keys' | 'tasks'>,
  candidateId: string,
  input: ReportJobInput,
  network: string | null = null,
): Promise<void> {
  const jobId = requireUuid(input.jobId, 'JOB_REMOVED');
  const now = clock.now();
  await database.transaction(async (tx) => {
    const reporter = await readReporter(tx, { keys }, { candidateId, jobId, network });
    // Locked until the transaction ends, so that concurrent reports of one seeker are counted one after the other.
    await tx.query(lockKey(`reports:${reporter.signInHash}`));
    // The job's row is locked for the same reason: many seekers may report it.
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
    await requireReportsLeft(tx, reporter, now);
    if (isCounted) await pauseIfMany(tx, jobId, now);
  });
  tasks.soon('push');
}
