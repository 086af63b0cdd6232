import { isUuid } from '@nukkad/domain/uuid.ts';
import type { Container } from '../container.ts';
import { lockLiveCandidate } from '../database/locks.queries.ts';
import { firstRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import { revokeLogins } from './logins.queries.ts';

type Deps = Pick<Container, 'database' | 'clock' | 'logins'>;
type Selection = Parameters<typeof revokeLogins>[1];

async function revoke(
  { database, clock, logins }: Deps,
  candidateId: string,
  selection: Selection,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await firstRow(tx, lockLiveCandidate(candidateId)))) return;
    const revoked = await tx.query(revokeLogins(candidateId, selection, clock.now()));
    const loginIds = [...new Set(revoked.map(({ loginId }) => loginId))];
    await tx.pushSubscription.deleteMany({ where: { candidateId, loginId: { in: loginIds } } });
  });
  logins.forget();
}

/**
 * Ends one login of the seeker and deletes its push subscription. Does nothing if the login has already ended. Throws
 * NOT_FOUND if the id is not a login of the seeker.
 */
export async function endOneLogin(deps: Deps, candidateId: string, loginId: string): Promise<void> {
  const isOwn =
    isUuid(loginId) &&
    (await deps.database.prisma.refreshToken.count({ where: { candidateId, familyId: loginId } })) > 0;
  if (!isOwn) throw new AppError('NOT_FOUND');
  await revoke(deps, candidateId, { only: loginId, except: null });
}

/** Ends a login that a new one replaces in the same browser. Does nothing if it has already ended. */
export async function endReplacedLogin(deps: Deps, candidateId: string, loginId: string): Promise<void> {
  await revoke(deps, candidateId, { only: loginId, except: null });
}

/** Ends all logins of the seeker except the login of the request. */
export async function endOtherLogins(deps: Deps, candidateId: string, currentLoginId: string): Promise<void> {
  await revoke(deps, candidateId, { only: null, except: currentLoginId });
}
