import type { Prisma } from '@nukkad/db';
import type { Container } from '../container.ts';

const PARTS = {
  city: true,
  education: true,
  experience: { orderBy: [{ isCurrent: 'desc' }, { startDate: 'desc' }, { id: 'desc' }], take: 1 },
  interests: { orderBy: { profileKey: 'asc' } },
  files: {
    where: { deletedAt: null, kind: { in: ['IDENTITY_PROOF', 'AADHAAR', 'CERTIFICATE'] } },
    orderBy: [{ createdAt: 'desc' }, { key: 'desc' }],
  },
} as const satisfies Prisma.CandidateInclude;

/** A seeker with every part of the profile. */
export type StoredProfile = Prisma.CandidateGetPayload<{ include: typeof PARTS }>;

export function readStoredProfile(
  { prisma }: Container['database'],
  candidateId: string,
): Promise<StoredProfile> {
  return prisma.candidate.findUniqueOrThrow({ where: { id: candidateId }, include: PARTS });
}
