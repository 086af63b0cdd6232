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

/** Decisions of operators count for half a year. */
const RECORD_DAYS = 180;

interface Weighing {
  readonly jobId: string;
  /** The network that the call came from; null if it is not known, which no network's rule applies to. */
  readonly network: string | null;
}

/**
 * Whether a report counts towards pausing the job; every report is stored and read by operators. It takes a verified
 * mobile and a look at the job. Beyond that it does not count
 * - if operators found more of the reporter's reports groundless than right in the last 180 days,
 * - beyond two a day by a reporter of whom no report was found right yet, and five by others,
 * - if another one of the job that counts came from the same network, or five did from it today.
 * The caller holds the job's row, so that reports of one job are weighed one after the other.
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
