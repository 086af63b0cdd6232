import { leaveNumberTrace } from '../account-traces/leave-trace.ts';
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
  /** Whether the seeker showed the code; false if the settings let it be skipped. */
  readonly isProven: boolean;
}

/** Takes the number out of the account that has it. A skipped code proves nothing, and a suspended account keeps it. */
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
 * Makes a number the seeker's, and takes it out of the account that had it. Returns why not, or null when it is done.
 * The first number of an account is held against what an earlier account of it left; one that is replaced by another
 * leaves a trace. So a number brings start credits and a referral once, however often it moves. The caller holds the
 * rows of both accounts.
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
    await leaveNumberTrace(tx, traceKey, { candidateId, phone: before.phone }, now);
  await tx.query(updatePhone(candidateId, phone));
  return null;
}
