import type { Container } from '../container.ts';
import { lockKey, lockLiveCandidate } from '../database/locks.queries.ts';
import { firstRow } from '../database/rows.ts';
import { AppError } from '../errors/app-error.ts';
import type { VerifiedPerson } from '../ports.ts';
import { writeAudit } from '../shared/audit.ts';
import { signInLock } from './enter-candidate.ts';
import { selectSignedIn } from './session.queries.ts';
import { writeIdentity } from './write-identity.ts';

/**
 * Adds a provider's sign-in to an account, so that it opens the same account from now on. Its e-mail address and
 * picture are taken if the account has none. A repeat does nothing. Throws SIGN_IN_TAKEN if it opens another
 * account.
 */
export async function attachSignIn(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  candidateId: string,
  person: VerifiedPerson,
): Promise<void> {
  const { provider, subject, email, imageUrl } = person;
  await database.transaction(async (tx) => {
    await tx.query(lockKey(signInLock(person)));
    const found = await firstRow(tx, selectSignedIn(provider, subject));
    if (found?.id === candidateId) return;
    if (found) throw new AppError('SIGN_IN_TAKEN');
    if (!(await firstRow(tx, lockLiveCandidate(candidateId)))) throw new AppError('NOT_SIGNED_IN');
    const now = clock.now();
    await writeIdentity(tx, candidateId, person, now);
    const account = await tx.candidate.findUniqueOrThrow({ where: { id: candidateId } });
    await tx.candidate.update({
      where: { id: candidateId },
      data: {
        email: account.email ?? email,
        providerImageUrl: account.providerImageUrl ?? imageUrl,
      },
    });
    const details = { provider };
    await writeAudit(tx, { actor: candidateId, action: 'sign-in-added', subject: candidateId, details }, now);
  });
}
