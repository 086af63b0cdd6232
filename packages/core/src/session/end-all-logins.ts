import type { Container } from '../container.ts';
import type { Transaction } from '../database/rows.ts';

/** Ends every login of a seeker. Call `logins.forget` after the transaction has committed. */
export async function endAllLogins(
  tx: Transaction,
  { clock }: Pick<Container, 'clock'>,
  candidateId: string,
): Promise<void> {
  await tx.refreshToken.updateMany({
    where: { candidateId, revokedAt: null },
    data: { revokedAt: clock.now() },
  });
}
