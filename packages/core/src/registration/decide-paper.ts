import { readCheckRecords } from '../checks/check-records.ts';
import { recheckCompanies } from '../checks/recheck.ts';
import type { Container } from '../container.ts';
import { firstRow, type Transaction } from '../database/rows.ts';
import { AppError, conflict } from '../errors/app-error.ts';
import { findFile } from '../files/find-file.ts';
import { openStoredFile } from '../files/open-stored-file.ts';
import { notifyMembers } from '../member-notices/notify-members.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { lockOpenPaper } from './registration.queries.ts';

interface PaperDecision {
  readonly paperId: string;
  readonly isAccepted: boolean;
  readonly actor: string;
  /** Why it is refused, for operators. */
  readonly reason?: string;
}

/** Notifies the owners of a company of the decision about a paper. */
async function notifyOfDecision(
  tx: Transaction,
  { id, companyId }: { readonly id: string; readonly companyId: string },
  template: 'paper-accepted' | 'paper-refused',
  now: Date,
): Promise<void> {
  const { name: company } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  const notice = { type: 'company', template, values: { company }, link: '/company' } as const;
  await notifyMembers(tx, companyId, { ...notice, isForOwners: true, dedupeKey: `paper:${id}` }, now);
}

/**
 * Accepts or refuses a paper of a company, checks the company again, and notifies its owners. The paper and its file are deleted 30 days
 * later. Throws NOT_FOUND, and CONFLICT if it is decided already.
 */
export async function decidePaper(
  { database, clock, tasks }: Pick<Container, 'database' | 'clock' | 'tasks'>,
  { paperId, isAccepted, actor, reason }: PaperDecision,
): Promise<{ companyId: string }> {
  const id = requireUuid(paperId);
  const now = clock.now();
  const decided = await database.transaction(async (tx) => {
    const paper = await firstRow(tx, lockOpenPaper(id));
    if (paper === null) {
      if ((await tx.companyPaper.count({ where: { id } })) === 0) throw new AppError('NOT_FOUND');
      throw conflict('paper', 'is decided already');
    }
    const { companyId, kind } = paper;
    const state = isAccepted ? 'ACCEPTED' : 'REFUSED';
    const decision = { state, decidedAt: now, decidedBy: actor, reason: reason ?? null } as const;
    await tx.companyPaper.update({ where: { id }, data: decision });
    if (isAccepted)
      await tx.company.update({
        where: { id: companyId },
        data: { papersSeenAt: now, papersSeenBy: actor },
      });
    await recheckCompanies(tx, [companyId], await readCheckRecords(tx, now));
    await notifyOfDecision(tx, paper, isAccepted ? 'paper-accepted' : 'paper-refused', now);
    const action = isAccepted ? 'company-paper-accepted' : 'company-paper-refused';
    await writeAudit(tx, { actor, action, subject: companyId, details: { paper: id, kind, reason } }, now);
    return { companyId };
  });
  tasks.soon('push');
  return decided;
}

/**
 * Returns the decrypted file of a paper for an operator, and notes in the audit who opened it. Throws NOT_FOUND if the
 * paper or its file is gone.
 */
export async function openPaper(
  deps: Pick<Container, 'database' | 'clock' | 'storage' | 'keys'>,
  { paperId, actor }: { readonly paperId: string; readonly actor: string },
): Promise<{ companyId: string; contentType: string; body: Buffer }> {
  const id = requireUuid(paperId);
  const { database, clock } = deps;
  const paper = await database.prisma.companyPaper.findUnique({ where: { id } });
  if (paper === null) throw new AppError('NOT_FOUND');
  const { companyId, fileKey } = paper;
  const file = await findFile(deps, fileKey);
  // The audit entry is written before the file is read, so that nobody sees it without an entry.
  await database.transaction((tx) =>
    writeAudit(
      tx,
      { actor, action: 'company-paper-opened', subject: companyId, details: { paper: id } },
      clock.now(),
    ),
  );
  const body = await openStoredFile(deps, file);
  if (!Buffer.isBuffer(body)) throw new AppError('NOT_FOUND');
  return { companyId, contentType: file.contentType, body };
}
