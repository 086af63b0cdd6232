import type { Container } from '../../container.ts';
import { firstRow, type Transaction } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import { phoneTraceHash, signInTraceHash } from '../account-traces/trace-hashes.ts';

/** Who reports a job. The hashes stay the same when a person leaves and comes back, or brings the number elsewhere. */
export interface Reporter {
  readonly candidateId: string;
  readonly signInHash: string;
  /** Null without a verified mobile. */
  readonly phoneHash: string | null;
  /** Whether the report counts towards pausing the job: who has no number, or never opened the job, is only heard. */
  readonly isCounted: boolean;
}

interface ReporterRow {
  readonly phone: string | null;
  readonly provider: string;
  readonly subject: string;
  readonly hasOpened: boolean;
}

const READ = `
  SELECT CASE WHEN c.is_mobile_verified THEN c.phone END AS phone, i.provider::text AS provider, i.subject,
         EXISTS (SELECT FROM job_view v WHERE v.candidate_id = c.id AND v.job_id = $2::uuid) AS "hasOpened"
    FROM candidate c JOIN identity i ON i.candidate_id = c.id
   WHERE c.id = $1::uuid ORDER BY i.created_at LIMIT 1`;

export async function readReporter(
  tx: Transaction,
  { keys }: Pick<Container, 'keys'>,
  candidateId: string,
  jobId: string,
): Promise<Reporter> {
  const row = await firstRow<ReporterRow>(tx, READ, candidateId, jobId);
  if (!row) throw new AppError('NOT_SIGNED_IN');
  return {
    candidateId,
    signInHash: signInTraceHash(keys.reports, row.provider, row.subject),
    phoneHash: row.phone === null ? null : phoneTraceHash(keys.reports, row.phone),
    isCounted: row.phone !== null && row.hasOpened,
  };
}
