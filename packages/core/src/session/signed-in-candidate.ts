import type { SignedInCandidate } from '@nukkad/contract';
import type { Prisma } from '@nukkad/db';
import type { CoreConfig } from '../config/core-config.ts';

/** Returns the data of the signed-in seeker that every screen needs. */
export function signedInCandidate(
  candidate: Prisma.CandidateGetPayload<object>,
  config: Pick<CoreConfig, 'ADMIN_ID'>,
): SignedInCandidate {
  return {
    id: candidate.id,
    name: candidate.name,
    email: candidate.email ?? '',
    photo: candidate.photoKey ?? candidate.providerImageUrl,
    resume: candidate.resumeKey,
    referralCode: candidate.referralCode,
    adminId: config.ADMIN_ID,
    language: candidate.language,
    isMobileVerified: candidate.isMobileVerified,
  };
}
