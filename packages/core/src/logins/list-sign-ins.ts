import type { SignIns } from '@nukkad/contract';
import type { Container } from '../container.ts';

/** Returns the ways in which the seeker can sign in. */
export async function listSignIns(
  { database }: Pick<Container, 'database'>,
  candidateId: string,
): Promise<SignIns> {
  const { phone, isMobileVerified, identities } = await database.prisma.candidate.findUniqueOrThrow({
    where: { id: candidateId },
    include: { identities: true },
  });
  const has = (provider: 'GOOGLE' | 'FACEBOOK') => identities.some((known) => known.provider === provider);
  return {
    phone: isMobileVerified ? phone : null,
    hasGoogle: has('GOOGLE'),
    hasFacebook: has('FACEBOOK'),
  };
}
