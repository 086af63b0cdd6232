import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { hashPhone, hashSignIn } from './otp-hash.ts';

/** Who asks for which number. The hashes are what counts: they stay the same when a person leaves and comes back. */
export interface OtpSubject {
  readonly candidateId: string;
  /** E.164. */
  readonly phone: string;
  readonly phoneHash: string;
  readonly signInHash: string;
}

/** The subject of a call by a seeker, whose account signs in by something as long as it is not deleted. */
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
