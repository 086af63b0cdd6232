import { SMS_NETWORK_PART } from '@nukkad/contract';
import { indiaDay, startOfIndiaDay } from '@nukkad/domain/india-day.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { takeFromBudget } from './otp.queries.ts';
import { countSends } from './otp-repository.ts';

interface SmsBudget {
  readonly addressHash: string;
  /** Text messages per day in Indian time; 0 means no limit. */
  readonly smsPerDay: number;
}

/**
 * Takes one text message from the day's budget. Returns null on success, SMS_BUDGET_USED if none is left, and
 * OTP_LIMIT if the network has used its fifth of the budget. The count is one conditional update, so that concurrent
 * sends never exceed the budget. It rolls back with the transaction.
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
