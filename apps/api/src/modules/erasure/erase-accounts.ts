import type { Container } from '../../container.ts';
import { rows, type Transaction } from '../../database/rows.ts';
import { sweepFiles } from '../files/sweep-files.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'storage'>;

const BATCH = 20;

/** Reports stand without their author. Of their words only those of a listed reason stay: own ones may tell of a person. */
const DETACH_REPORTS = `
  UPDATE job_report r SET candidate_id = NULL,
         text = CASE WHEN EXISTS (SELECT FROM report_reason p WHERE r.text IN (p.text_en, p.text_hi, p.text_mr))
                     THEN r.text ELSE '(own words, erased with the account)' END
   WHERE r.candidate_id = $1::uuid
  RETURNING r.id::text`;

/** The follower counts and the ledger follow by triggers; everything else of a seeker by its foreign keys. */
async function erase(tx: Transaction, candidateId: string, now: Date): Promise<void> {
  await tx.storedFile.updateMany({ where: { candidateId, deletedAt: null }, data: { deletedAt: now } });
  await rows(tx, DETACH_REPORTS, candidateId);
  await tx.candidate.deleteMany({ where: { id: candidateId, deletedAt: { not: null } } });
  await tx.auditEntry.create({
    data: { actor: 'system', action: 'account-erased', subject: candidateId, createdAt: now },
  });
}

/** Erases every deleted account with its files and messages; answers how many. Safe to repeat after any failure. */
export async function eraseAccounts(deps: Deps): Promise<number> {
  let erased = 0;
  for (;;) {
    const waiting = await rows<{ id: string }>(
      deps.database,
      'SELECT id FROM candidate WHERE deleted_at IS NOT NULL LIMIT $1',
      BATCH,
    );
    for (const { id } of waiting) await deps.database.transaction((tx) => erase(tx, id, deps.clock.now()));
    erased += waiting.length;
    if (waiting.length < BATCH) break;
  }
  await sweepFiles(deps);
  return erased;
}
