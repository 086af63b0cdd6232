import { firstRow, type Transaction } from '../../database/rows.ts';
import { AppError } from '../../errors/app-error.ts';
import { leaveNumberTrace } from '../account-traces/leave-trace.ts';
import { phoneTraceHash } from '../account-traces/trace-hashes.ts';
import { reverseStartCredits } from '../credits/start-credits.ts';
import { lockPhone, updatePhone } from './otp.queries.ts';

interface TakeNumber {
  readonly candidateId: string;
  readonly phone: string;
}

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
  const before = await firstRow(tx, lockPhone(candidateId));
  if (!before) throw new AppError('NOT_SIGNED_IN');
  if (before.phone === null)
    await reverseStartCredits(tx, { candidateId, phoneHash: phoneTraceHash(traceKey, phone) }, now);
  else if (before.phone !== phone)
    await leaveNumberTrace(tx, traceKey, { candidateId, phone: before.phone }, now);
  await tx.query(updatePhone(candidateId, phone));
}
