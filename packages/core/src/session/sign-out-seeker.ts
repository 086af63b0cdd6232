import type { Container } from '../container.ts';
import { lockLiveCandidate } from '../database/locks.queries.ts';
import { firstRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { writeAudit } from '../shared/audit.ts';
import { requireUuid } from '../shared/require-uuid.ts';
import { endAllLogins } from './end-all-logins.ts';

/**
 * Ends every login of a seeker, for example when a phone was stolen. The seeker may sign in again. Returns the number of
 * logins that ended.
 */
export async function signOutSeeker(
  deps: Pick<Container, 'database' | 'clock' | 'logins'>,
  { candidateId, actor }: { readonly candidateId: string; readonly actor: string },
): Promise<{ logins: number }> {
  const id = requireUuid(candidateId);
  const now = deps.clock.now();
  const logins = await deps.database.transaction(async (tx) => {
    if (!(await firstRow(tx, lockLiveCandidate(id)))) throw new AppError('NOT_FOUND');
    const open = await tx.refreshToken.groupBy({
      by: ['familyId'],
      where: { candidateId: id, revokedAt: null, expiresAt: { gt: now } },
    });
    await endAllLogins(tx, deps, id);
    await tx.pushSubscription.deleteMany({ where: { candidateId: id } });
    const details = { logins: open.length };
    await writeAudit(tx, { actor, action: 'seeker-signed-out', subject: id, details }, now);
    return open.length;
  });
  deps.logins.forget();
  return { logins };
}
