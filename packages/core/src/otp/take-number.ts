import { storeNumberTrace } from '../account-traces/store-trace.ts';
import { phoneTraceHash } from '../account-traces/trace-hashes.ts';
import { reverseStartCredits } from '../credits/start-credits.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { lockPhone, selectHolder, updatePhone } from './otp.queries.ts';
import { releaseNumber } from './release-number.ts';

interface TakeNumber {
  readonly candidateId: string;
  readonly phone: string;
  /** Whether the seeker entered the right code; false if the settings skip the code. */
  readonly isProven: boolean;
}

/**
 * Removes the number from the account that has it. Without a code nothing is proven, so the other account keeps it; a
 * suspended account keeps it too.
 */
async function releaseHolder(
  tx: Transaction,
  { candidateId, phone, isProven }: TakeNumber,
  traceKey: string,
  now: Date,
): Promise<AppError | null> {
  const holder = await firstRow(tx, selectHolder(phone, candidateId));
  if (!holder) return null;
  if (!isProven || holder.isSuspended) return new AppError('PHONE_TAKEN');
  const released = { candidateId: holder.id, phone, notice: 'number-moved', traceKey } as const;
  await releaseNumber(tx, released, now);
  await writeAudit(tx, { actor: candidateId, action: 'number-moved', subject: holder.id }, now);
  return null;
}

/**
 * Assigns a number to the seeker and removes it from the account that had it. Returns the reason for a refusal, or
 * null on success. A first number is compared with the traces of earlier accounts; a replaced number leaves a trace.
 * So a number brings start credits and a referral only once. The caller has locked the rows of both accounts.
 */
export async function takeNumber(
  tx: Transaction,
  input: TakeNumber,
  traceKey: string,
  now: Date,
): Promise<AppError | null> {
  const { candidateId, phone } = input;
  const before = await firstRow(tx, lockPhone(candidateId));
  if (!before) throw new AppError('NOT_SIGNED_IN');
  const refusal = await releaseHolder(tx, input, traceKey, now);
  if (refusal) return refusal;
  if (before.phone === null && before.numberLostAt === null)
    await reverseStartCredits(tx, { candidateId, phoneHash: phoneTraceHash(traceKey, phone) }, now);
  else if (before.phone !== null && before.phone !== phone)
    await storeNumberTrace(tx, traceKey, { candidateId, phone: before.phone }, now);
  await tx.query(updatePhone(candidateId, phone));
  return null;
}
