import { type ProfileCompletion, type ProfilePart, profileCompletion } from '@nukkad/contract';
import type { Prisma } from '@nukkad/db';
import { oneRow, type Queryable } from '../database/rows.ts';
import { selectPartsElsewhere } from './account.queries.ts';

type StoredCandidate = Prisma.CandidateGetPayload<object>;

function hasPersonal({ name, birthDate, gender, cityId }: StoredCandidate): boolean {
  return name !== '' && birthDate !== null && gender !== null && cityId !== null;
}

/**
 * Whether the work section of the profile is complete: there is at least one job, or a fresher wrote a profile
 * summary.
 */
function hasWork(candidate: StoredCandidate, hasExperience: boolean): boolean {
  return hasExperience || (candidate.isExperienced === false && candidate.profileSummary !== null);
}

/** Returns the percentage of a profile that is complete, and the missing part that would raise it most. */
export async function readCompletion(
  source: Queryable,
  candidate: StoredCandidate,
): Promise<ProfileCompletion> {
  const elsewhere = await oneRow(source, selectPartsElsewhere(candidate.id));
  const present: Record<ProfilePart, boolean> = {
    PERSONAL: hasPersonal(candidate),
    MOBILE: candidate.isMobileVerified,
    RESUME: candidate.resumeKey !== null,
    EXPERIENCE: hasWork(candidate, elsewhere.hasExperience),
    EDUCATION: elsewhere.hasEducation,
    INTERESTS: elsewhere.hasInterests,
    ABOUT: candidate.aboutMe !== null,
    PHOTO: candidate.photoKey !== null || candidate.providerImageUrl !== null,
  };
  return profileCompletion(present);
}
