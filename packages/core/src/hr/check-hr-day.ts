import { HR_CONTACTS_A_DAY } from '@nukkad/contract';
import type { Container } from '../container.ts';
import { accountSubjects, countAction, networkSubject } from '../daily-limits/count-action.ts';
import type { Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';

interface HrContactView {
  readonly candidateId: string;
  /** Network of the request. With null, only the limit of the account applies. */
  readonly network: string | null;
  /** Contacts that one network may view for the first time per day; 0 means no limit. */
  readonly perNetwork: number;
}

/**
 * Counts the first time that a seeker views the contact of a job. Throws HR_LIMIT after ten contacts on one calendar
 * day in India, counted by sign-in and phone number. The limit per network stops somebody with many accounts from
 * collecting all contacts.
 */
export async function checkHrDay(
  tx: Transaction,
  { keys }: Pick<Container, 'keys'>,
  { candidateId, network, perNetwork }: HrContactView,
  now: Date,
): Promise<void> {
  const key = keys.dailyLimits;
  const ofAccount = await accountSubjects(tx, key, candidateId, HR_CONTACTS_A_DAY);
  const isNetworkCounted = network !== null && perNetwork > 0;
  const ofNetwork = isNetworkCounted ? [networkSubject(key, network, perNetwork)] : [];
  if (!(await countAction(tx, 'hr-contact', [...ofAccount, ...ofNetwork], now)))
    throw new AppError('HR_LIMIT');
}
