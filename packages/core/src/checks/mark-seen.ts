import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { readCheckRecords } from './check-records.ts';
import { recheckCompanies } from './recheck.ts';

/** The facts about a company that only an operator can verify. */
export type SeenPart = 'identity' | 'contact';

interface SeenMark {
  readonly companyId: string;
  readonly part: SeenPart;
  /** Whether the operator verified the fact; false revokes an earlier verification. */
  readonly isSeen: boolean;
  readonly actor: string;
}

/**
 * Records that an operator found a company's number in the register, or got an answer from its contact. Checks the company
 * again.
 */
export async function markSeen(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { companyId, part, isSeen, actor }: SeenMark,
): Promise<void> {
  const id = requireUuid(companyId);
  const now = clock.now();
  const at = isSeen ? now : null;
  const by = isSeen ? actor : null;
  const data =
    part === 'identity'
      ? { identitySeenAt: at, identitySeenBy: by }
      : { contactSeenAt: at, contactSeenBy: by };
  await database.transaction(async (tx) => {
    const { count } = await tx.company.updateMany({ where: { id }, data });
    if (count === 0) throw new AppError('NOT_FOUND');
    await recheckCompanies(tx, [id], await readCheckRecords(tx, now));
    const action = `company-${part}-${isSeen ? 'seen' : 'not-seen'}`;
    await writeAudit(tx, { actor, action, subject: id, details: { part, isSeen } }, now);
  });
}
