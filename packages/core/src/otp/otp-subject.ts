import type { Container } from '../container.ts';
import { AppError } from '../errors/app-error.ts';
import { hashToken } from '../security/opaque-token.ts';
import { hashPhone, hashSignIn } from './otp-hash.ts';

/**
 * The asker and number of a request. Limits count by the hashes, which stay the same when a person leaves and comes
 * back.
 */
export interface OtpSubject {
  /** The account that verifies the number; null if the code signs in. */
  readonly candidateId: string | null;
  /** Phone number in E.164 form. */
  readonly phone: string;
  readonly phoneHash: string;
  /** Hash of the account's sign-in. For codes that sign in, hash of the network. */
  readonly signInHash: string;
  /** Digest of the token of a code that signs in; null for codes that verify the number of an account. */
  readonly tokenHash: string | null;
  /** Whether the seeker signed in a short time ago. Replacing a verified number needs this. */
  readonly isFresh: boolean;
}

/** A number that a seeker enters. */
export interface SeekersNumber {
  readonly candidateId: string;
  readonly phone: string;
  /** Whether the seeker signed in a short time ago. */
  readonly isFresh: boolean;
}

/** Returns the subject of a seeker's request. An account without an identity provider is counted by its number. */
export async function readOtpSubject(
  { database, keys }: Pick<Container, 'database' | 'keys'>,
  { candidateId, phone, isFresh }: SeekersNumber,
): Promise<OtpSubject> {
  const account = await database.prisma.candidate.findFirst({
    where: { id: candidateId, deletedAt: null },
    select: {
      phone: true,
      identities: { orderBy: [{ createdAt: 'asc' }, { provider: 'asc' }, { subject: 'asc' }], take: 1 },
    },
  });
  if (!account) throw new AppError('NOT_SIGNED_IN');
  const [signIn] = account.identities;
  const signInHash = signIn
    ? hashSignIn(keys.otp, signIn.provider, signIn.subject)
    : hashSignIn(keys.otp, 'PHONE', account.phone ?? candidateId);
  return { candidateId, phone, phoneHash: hashPhone(keys.otp, phone), signInHash, tokenHash: null, isFresh };
}

interface Visitor {
  /** Phone number in E.164 form. */
  readonly phone: string;
  readonly networkAddress: string;
  /** The token that the browser of the request keeps. */
  readonly token: string;
}

/**
 * Returns the subject of a visitor's request. The network takes the place of the account in all limits, so that
 * strangers on other networks cannot use up the codes of a number.
 */
export function visitorOtpSubject(
  { keys }: Pick<Container, 'keys'>,
  { phone, networkAddress, token }: Visitor,
): OtpSubject {
  return {
    candidateId: null,
    phone,
    phoneHash: hashPhone(keys.otp, phone),
    signInHash: hashSignIn(keys.otp, 'NETWORK', networkAddress),
    tokenHash: hashToken(token),
    isFresh: false,
  };
}

/** Returns the owner of a code, which its hash covers: an account, or the browser that signs in. */
export function codeOwner({ candidateId, tokenHash }: OtpSubject): string {
  const owner = candidateId ?? tokenHash;
  if (owner === null) throw new Error('a code needs an owner');
  return owner;
}
