import type { Container } from '../../container.ts';
import type { VerifiedPerson } from '../../gateways/identity/verified-person.ts';
import { hashToken } from '../../security/opaque-token.ts';

/** The person of a one-time credential, which is used up by this; null where it does not hold (any more). */
export async function redeemTicket(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  credential: string,
): Promise<VerifiedPerson | null> {
  const now = clock.now();
  const tickets = await database.prisma.signInTicket.updateManyAndReturn({
    where: { tokenHash: hashToken(credential), usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  const ticket = tickets[0];
  if (!ticket) return null;
  const { provider, subject, email, name, imageUrl } = ticket;
  return { provider, subject, email, name, imageUrl };
}
