import { HR_CONTACTS_A_DAY } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { accountSubjects, countAction, networkSubject } from '../daily-limits/count-action.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';

interface HrLook {
  readonly candidateId: string;
  /** The network that the call came from; null counts for the account alone. */
  readonly network: string | null;
  /** First looks a day from one network; 0 is no limit. */
  readonly perNetwork: number;
}

/**
 * Counts a first look at the contact of a job. Throws HR_LIMIT beyond ten on one day of India for a sign-in or number,
 * and beyond the operators' limit for a network: with many accounts, all contacts of the portal could be collected.
 */
export async function checkHrDay(
  tx: Transaction,
  { keys }: Pick<Container, 'keys'>,
  { candidateId, network, perNetwork }: HrLook,
  now: Date,
): Promise<void> {
  const key = keys.dailyLimits;
  const ofAccount = await accountSubjects(tx, key, candidateId, HR_CONTACTS_A_DAY);
  const isNetworkCounted = network !== null && perNetwork > 0;
  const ofNetwork = isNetworkCounted ? [networkSubject(key, network, perNetwork)] : [];
  if (!(await countAction(tx, 'hr-contact', [...ofAccount, ...ofNetwork], now)))
    throw new AppError('HR_LIMIT');
}
