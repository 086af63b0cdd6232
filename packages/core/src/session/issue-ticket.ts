import type { Container } from '../container.ts';
import type { VerifiedPerson } from '../ports.ts';
import { hashToken, newOpaqueToken } from '../security/opaque-token.ts';

const LIFETIME_MILLISECONDS = 120_000;

/**
 * Returns a one-time credential for a person whom a provider has just verified. It is valid for two minutes and only
 * in the browser that has the nonce, so that a link with it signs nobody else in.
 */
export async function issueTicket(
  { database, clock }: Pick<Container, 'database' | 'clock'>,
  person: VerifiedPerson,
  nonce: string,
): Promise<string> {
  const credential = newOpaqueToken();
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MILLISECONDS);
  const { provider, subject, email, name, imageUrl } = person;
  await database.prisma.signInTicket.create({
    data: {
      tokenHash: hashToken(credential),
      browserHash: hashToken(nonce),
      provider,
      subject,
      email,
      name,
      imageUrl,
      expiresAt,
    },
  });
  return credential;
}
