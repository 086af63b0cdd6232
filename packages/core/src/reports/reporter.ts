import { createHmac } from 'node:crypto';
import { phoneTraceHash, signInTraceHash } from '../account-traces/trace-hashes.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { selectReporter } from './reports.queries.ts';

/**
 * The author of a report. The hashes stay the same if a person leaves and comes back, or moves the number to another
 * account.
 */
export interface Reporter {
  readonly candidateId: string;
  readonly signInHash: string;
  /** Null without a verified mobile number. */
  readonly phoneHash: string | null;
  /** A keyed hash of job and network, so that reports of different jobs cannot be linked; null without a network. */
  readonly networkHash: string | null;
  /**
   * Whether the report may count towards pausing the job. This requires a verified number and that the seeker has
   * opened the job.
   */
  readonly mayCount: boolean;
}

interface Reporting {
  readonly candidateId: string;
  readonly jobId: string;
  readonly network: string | null;
}

const hashNetwork = (key: string, jobId: string, network: string): string =>
  createHmac('sha256', key).update(`network\n${jobId}\n${network}`).digest('base64url');

export async function readReporter(
  tx: Transaction,
  { keys }: Pick<Container, 'keys'>,
  { candidateId, jobId, network }: Reporting,
): Promise<Reporter> {
  const row = await firstRow(tx, selectReporter(candidateId, jobId));
  if (!row) throw new AppError('NOT_SIGNED_IN');
  return {
    candidateId,
    // An account without a sign-in of a provider is known by its number.
    signInHash: signInTraceHash(
      keys.reports,
      row.provider ?? 'PHONE',
      row.subject ?? row.phone ?? candidateId,
    ),
    phoneHash: row.phone === null ? null : phoneTraceHash(keys.reports, row.phone),
    networkHash: network === null ? null : hashNetwork(keys.reports, jobId, network),
    mayCount: row.phone !== null && row.hasOpened,
  };
}
