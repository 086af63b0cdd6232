import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { hashPhone, hashSignIn } from './otp-hash.ts';

/**
 * The seeker and number of a request. Limits count by the hashes, which stay the same when a person leaves and comes
 * back.
 */
export interface OtpSubject {
  readonly candidateId: string;
  /** Phone number in E.164 form. */
  readonly phone: string;
  readonly phoneHash: string;
  readonly signInHash: string;
}

/** Returns the subject of a seeker's request. An account that is not deleted always has a sign-in. */
export async function readOtpSubject(
  { database, keys }: Pick<Container, 'database' | 'keys'>,
  candidateId: string,
  phone: string,
): Promise<OtpSubject> {
  const signIn = await database.prisma.identity.findFirst({
    where: { candidateId },
    orderBy: { createdAt: 'asc' },
  });
  if (!signIn) throw new AppError('NOT_SIGNED_IN');
  const signInHash = hashSignIn(keys.otp, signIn.provider, signIn.subject);
  return { candidateId, phone, phoneHash: hashPhone(keys.otp, phone), signInHash };
}
