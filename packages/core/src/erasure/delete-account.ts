import { DELETIONS_PER_ADDRESS_DAY, DELETIONS_PER_SIGN_IN_DAY } from '@nukkad/contract';
import { storeAccountTrace } from '../account-traces/store-trace.ts';
import type { Container } from '../container.ts';
import { accountSubjects, countAction, networkSubject } from '../daily-limits/count-action.ts';
import { lockLiveCandidate } from '../database/locks.queries.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { endAllLogins } from '../session/end-all-logins.ts';
import { writeAudit } from '../shared/audit.ts';
import { deleteSignInCodes, deleteTickets, insertTrail, removeRefereeName } from './erasure.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'logins' | 'tasks' | 'keys'>;

interface DeleteAccount {
  readonly candidateId: string;
  /** Network of the seeker's request; null if no limit applies to the deletion. */
  readonly network: string | null;
  /** Who deletes the account: the seeker, or an operator for the seeker. */
  readonly actor: string;
  /** The operator's reason; undefined if the seeker deletes the account. */
  readonly reason: string | undefined;
}

async function checkDay(
  tx: Transaction,
  { keys }: Deps,
  { candidateId, network }: DeleteAccount,
  now: Date,
): Promise<void> {
  if (network === null) return;
  const key = keys.dailyLimits;
  const subjects = [
    ...(await accountSubjects(tx, key, candidateId, DELETIONS_PER_SIGN_IN_DAY)),
    networkSubject(key, network, DELETIONS_PER_ADDRESS_DAY),
  ];
  if (!(await countAction(tx, 'account-deletion', subjects, now))) throw new AppError('DELETION_LIMIT');
}

async function hide(tx: Transaction, deps: Deps, input: DeleteAccount, now: Date): Promise<void> {
  const { candidateId } = input;
  if (!(await firstRow(tx, lockLiveCandidate(candidateId)))) return;
  await checkDay(tx, deps, input, now);
  await storeAccountTrace(tx, deps.keys.accountTrace, candidateId, now);
  await tx.query(deleteTickets(candidateId));
  await tx.query(deleteSignInCodes(candidateId));
  await tx.query(removeRefereeName(candidateId));
  await tx.candidate.update({
    where: { id: candidateId },
    // A new account may use the number and the sign-in at once.
    data: { deletedAt: now, phone: null, isMobileVerified: false, isAvailable: false },
  });
  await tx.identity.deleteMany({ where: { candidateId } });
  await tx.pushSubscription.deleteMany({ where: { candidateId } });
  await endAllLogins(tx, deps, candidateId);
  await tx.query(insertTrail(candidateId, now));
  const { actor, reason } = input;
  const details = reason === undefined ? undefined : { reason };
  await writeAudit(tx, { actor, action: 'account-deleted', subject: candidateId, details }, now);
}

/**
 * Hides a seeker and ends every login in one transaction. The next background run erases the seeker's data. A repeat does
 * nothing. Throws DELETION_LIMIT if the network, the sign-in or the number deleted too many accounts today. Without a
 * network no limit applies.
 */
export async function deleteAccount(
  deps: Deps,
  candidateId: string,
  { network = null, actor = candidateId, reason }: Partial<DeleteAccount> = {},
): Promise<void> {
  const input = { candidateId, network, actor, reason };
  await deps.database.transaction((tx) => hide(tx, deps, input, deps.clock.now()));
  deps.logins.forget();
  deps.tasks.soon('erase-accounts');
}
