import { SMS_NETWORK_PART } from '@nukkad/contract';
import { indiaDay, startOfIndiaDay } from '@nukkad/domain/india-day.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { takeFromBudget } from './otp.queries.ts';
import { countSends } from './otp-repository.ts';

interface SmsBudget {
  readonly addressHash: string;
  /** Text messages on one day of India; 0 is no limit. */
  readonly smsPerDay: number;
}

/**
 * Takes one text message from the day's budget. Returns null when it was taken, SMS_BUDGET_USED when none is left, and
 * OTP_LIMIT when the network has used up its fifth. The count is one conditional update, so that sends at the same
 * moment never pass the budget; it rolls back with the transaction.
 */
export async function refuseBeyondBudget(
  tx: Transaction,
  { addressHash, smsPerDay }: SmsBudget,
  now: Date,
): Promise<AppError | null> {
  if (smsPerDay > 0) {
    const ofNetwork = await countSends(tx, { addressHash }, startOfIndiaDay(now));
    if (ofNetwork >= Math.ceil(smsPerDay / SMS_NETWORK_PART)) return new AppError('OTP_LIMIT');
  }
  const taken = await firstRow(tx, takeFromBudget(indiaDay(now), smsPerDay));
  return taken ? null : new AppError('SMS_BUDGET_USED');
}
