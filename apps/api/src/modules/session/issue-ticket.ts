import type { Container } from '../../container.ts';
import type { VerifiedPerson } from '../../gateways/identity/verified-person.ts';
import { hashToken, newOpaqueToken } from '../../security/opaque-token.ts';

const LIFETIME_MILLISECONDS = 120_000;

/** A one-time credential for a person whom a provider has just vouched for; it holds for two minutes. */
export async function issueTicket(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  person: VerifiedPerson,
): Promise<string> {
  const credential = newOpaqueToken();
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MILLISECONDS);
  const { provider, subject, email, name, imageUrl } = person;
  await database.prisma.signInTicket.create({
    data: { tokenHash: hashToken(credential), provider, subject, email, name, imageUrl, expiresAt },
  });
  return credential;
}
