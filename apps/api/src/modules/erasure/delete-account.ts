import type { Container } from '../../container.ts';
import { lockLiveCandidate } from '../../database/locks.queries.ts';
import { firstRow, type Transaction } from '../../database/rows.ts';
import { leaveAccountTrace } from '../account-traces/leave-trace.ts';
import { endAllLogins } from '../session/end-all-logins.ts';
import { deleteTickets, insertTrail, removeRefereeName } from './erasure.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'logins' | 'tasks' | 'keys'>;

async function hide(tx: Transaction, deps: Deps, candidateId: string, now: Date): Promise<boolean> {
  if (!(await firstRow(tx, lockLiveCandidate(candidateId)))) return false;
  await leaveAccountTrace(tx, deps.keys.accountTrace, candidateId, now);
  await tx.query(deleteTickets(candidateId));
  await tx.query(removeRefereeName(candidateId));
  await tx.candidate.update({
    where: { id: candidateId },
    // The number and the sign-in are free for a new account at once.
    data: { deletedAt: now, phone: null, isMobileVerified: false, isAvailable: false },
  });
  await tx.identity.deleteMany({ where: { candidateId } });
  await tx.pushSubscription.deleteMany({ where: { candidateId } });
  await endAllLogins(tx, deps, candidateId);
  await tx.query(insertTrail(candidateId, now));
  await tx.auditEntry.create({
    data: { actor: candidateId, action: 'account-deleted', subject: candidateId, createdAt: now },
  });
  return true;
}

/** Hides a seeker and ends every login, all at once; what is kept of them is erased by the next background run. */
export async function deleteAccount(deps: Deps, candidateId: string): Promise<void> {
  await deps.database.transaction((tx) => hide(tx, deps, candidateId, deps.clock.now()));
  deps.logins.forget(candidateId);
  deps.tasks.soon('erase-accounts');
}
