import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import type { VerifiedPerson } from '../ports.ts';
import { hashToken } from '../security/opaque-token.ts';

/**
 * Redeems a one-time credential and returns its person; null if it is invalid or already used. In another browser
 * than the one it was issued for it is refused, but stays valid in its own.
 */
export async function redeemTicket(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  credential: string,
  nonce: string | null,
): Promise<VerifiedPerson | null> {
  const now = clock.now();
  const open = { tokenHash: hashToken(credential), usedAt: null, expiresAt: { gt: now } };
  const browserHash = nonce === null ? '' : hashToken(nonce);
  const [ticket] = await database.prisma.signInTicket.updateManyAndReturn({
    where: { ...open, browserHash },
    data: { usedAt: now },
  });
  if (ticket) {
    const { provider, subject, email, name, imageUrl } = ticket;
    return { provider, subject, email, name, imageUrl };
  }
  const others = await database.prisma.signInTicket.count({
    where: { ...open, browserHash: { not: browserHash } },
  });
  if (others > 0) throw new AppError('SIGN_IN_OTHER_BROWSER');
  return null;
}
