import {
  REPORTS_COUNTED_PER_DAY_UNPROVEN,
  REPORTS_COUNTED_PER_NETWORK_DAY,
  REPORTS_PER_DAY,
} from '@nukkad/contract';
import { DAY_MS } from '@nukkad/domain/durations.ts';
import type { Container } from '../container.ts';
import { countAction, networkSubject } from '../daily-limits/count-action.ts';
import { oneRow, type Transaction } from '../database/rows.ts';
import type { Reporter } from './reporter.ts';
import { selectRecord } from './reports.queries.ts';

/** Number of days for which operators' decisions about earlier reports count. */
const RECORD_DAYS = 180;

interface Weighing {
  readonly jobId: string;
  /** The caller's network; null if it is unknown. Limits per network do not apply to an unknown network. */
  readonly network: string | null;
}

/**
 * Returns whether a report counts towards pausing the job. Every report is stored and read by operators. A report
 * counts only from seekers with a verified mobile number who have opened the job. It does not count
 * - if operators found more of the reporter's reports groundless than right in the last 180 days,
 * - beyond two a day from a reporter without a right report so far, or five a day from others,
 * - if a counted report of the same job came from the same network, or five counted reports came from that network
 *   today.
 * The caller has locked the job's row, so that reports of one job are judged one after the other.
 */
export async function isReportCounted(
  tx: Transaction,
  { keys }: Pick<Container, 'keys'>,
  reporter: Reporter,
  { jobId, network }: Weighing,
  now: Date,
): Promise<boolean> {
  if (!reporter.mayCount) return false;
  const { signInHash, phoneHash, networkHash } = reporter;
  const record = await oneRow(
    tx,
    selectRecord({
      signInHash,
      phoneHash,
      networkHash,
      jobId,
      today: new Date(now.getTime() - DAY_MS),
      since: new Date(now.getTime() - RECORD_DAYS * DAY_MS),
    }),
  );
  if (record.groundless > record.right || record.isOfNetwork) return false;
  const most = record.right > 0 ? REPORTS_PER_DAY : REPORTS_COUNTED_PER_DAY_UNPROVEN;
  if (record.countedToday >= most) return false;
  if (network === null) return true;
  const subject = networkSubject(keys.dailyLimits, network, REPORTS_COUNTED_PER_NETWORK_DAY);
  return countAction(tx, 'counted-report', [subject], now);
}
