import type { Container } from '../container.ts';
import { lockCandidate } from '../database/locks.queries.ts';
import type { Transaction } from '../database/rows.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { writeAudit } from '../shared/audit.ts';
import { detachContactReports, detachReports, selectDeletedAccounts } from './erasure.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'storage'>;

const BATCH = 20;

/**
 * Deletes a seeker. Foreign keys delete the dependent rows, and triggers correct the follower counts and the ledger.
 */
async function erase(tx: Transaction, candidateId: string, now: Date): Promise<void> {
  // Every transaction locks the seeker's row first, so that an upload at the same time cannot cause a deadlock.
  await tx.query(lockCandidate(candidateId));
  await tx.storedFile.updateMany({ where: { candidateId, deletedAt: null }, data: { deletedAt: now } });
  await tx.query(detachReports(candidateId));
  await tx.query(detachContactReports(candidateId));
  await tx.candidate.deleteMany({ where: { id: candidateId, deletedAt: { not: null } } });
  await writeAudit(tx, { actor: 'system', action: 'account-erased', subject: candidateId }, now);
}

/** Erases every deleted account with its files and messages. Returns their number. May be repeated after a failure. */
export async function eraseAccounts(deps: Deps): Promise<number> {
  let erased = 0;
  for (;;) {
    const waiting = await deps.database.query(selectDeletedAccounts(BATCH));
    for (const { id } of waiting) await deps.database.transaction((tx) => erase(tx, id, deps.clock.now()));
    erased += waiting.length;
    if (waiting.length < BATCH) break;
  }
  await sweepFiles(deps);
  return erased;
}
