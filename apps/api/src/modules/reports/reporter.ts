import type { Container } from '../../container.ts';
import { firstRow, type Transaction } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import { phoneTraceHash, signInTraceHash } from '../account-traces/trace-hashes.ts';
import { selectReporter } from './reports.queries.ts';

/** Who reports a job. The hashes stay the same when a person leaves and comes back, or brings the number elsewhere. */
export interface Reporter {
  readonly candidateId: string;
  readonly signInHash: string;
  /** Null without a verified mobile. */
  readonly phoneHash: string | null;
  /** Whether the report counts towards pausing the job: who has no number, or never opened the job, is only heard. */
  readonly isCounted: boolean;
}

export async function readReporter(
  tx: Transaction,
  { keys }: Pick<Container, 'keys'>,
  candidateId: string,
  jobId: string,
): Promise<Reporter> {
  const row = await firstRow(tx, selectReporter(candidateId, jobId));
  if (!row) throw new AppError('NOT_SIGNED_IN');
  return {
    candidateId,
    signInHash: signInTraceHash(keys.reports, row.provider, row.subject),
    phoneHash: row.phone === null ? null : phoneTraceHash(keys.reports, row.phone),
    isCounted: row.phone !== null && row.hasOpened,
  };
}
