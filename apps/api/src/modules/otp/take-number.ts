import { firstRow, rows, type Transaction } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import { leaveNumberTrace } from '../account-traces/leave-trace.ts';
import { phoneTraceHash } from '../account-traces/trace-hashes.ts';
import { reverseStartCredits } from '../credits/start-credits.ts';

interface TakeNumber {
  readonly candidateId: string;
  readonly phone: string;
}

const LOCK = `SELECT phone FROM candidate WHERE id = $1::uuid AND deleted_at IS NULL FOR UPDATE`;

/**
 * Makes a number the seeker's. The first is held against what an earlier account of it left; one given up for another
 * leaves a trace, so that it brings nobody start credits a second time.
 */
export async function takeNumber(
  tx: Transaction,
  { candidateId, phone }: TakeNumber,
  traceKey: string,
  now: Date,
): Promise<void> {
  const before = await firstRow<{ phone: string | null }>(tx, LOCK, candidateId);
  if (!before) throw new AppError('NOT_SIGNED_IN');
  if (before.phone === null)
    await reverseStartCredits(tx, { candidateId, phoneHash: phoneTraceHash(traceKey, phone) }, now);
  else if (before.phone !== phone)
    await leaveNumberTrace(tx, traceKey, { candidateId, phone: before.phone }, now);
  await rows(
    tx,
    'UPDATE candidate SET phone = $2, is_mobile_verified = true WHERE id = $1::uuid',
    candidateId,
    phone,
  );
}
