import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { readCheckRecords } from './check-records.ts';
import { recheckCompanies } from './recheck.ts';

/** What only an operator can see of a company. */
export type SeenPart = 'identity' | 'contact';

interface Seeing {
  readonly companyId: string;
  readonly part: SeenPart;
  /** False takes an earlier seeing back. */
  readonly isSeen: boolean;
  readonly actor: string;
}

/** Keeps that an operator found a company's number in the register, or was answered by its contact; checks it anew. */
export async function markSeen(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  { companyId, part, isSeen, actor }: Seeing,
): Promise<void> {
  const id = requireUuid(companyId);
  const now = clock.now();
  const [at, by] = [isSeen ? now : null, isSeen ? actor : null];
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
