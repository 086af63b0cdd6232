import { type ProfileCompletion, type ProfilePart, profileCompletion } from '@nukkad/contract';
import type { Prisma } from '@nukkad/db';
import { firstRow, type Queryable } from '../../database/rows.ts';

type StoredCandidate = Prisma.CandidateGetPayload<object>;

interface PartsElsewhere {
  readonly hasExperience: boolean;
  readonly hasEducation: boolean;
  readonly hasInterests: boolean;
}

const PARTS_ELSEWHERE = `
  SELECT EXISTS (SELECT FROM experience WHERE candidate_id = $1::uuid) AS "hasExperience",
         EXISTS (SELECT FROM education WHERE candidate_id = $1::uuid) AS "hasEducation",
         EXISTS (SELECT FROM interest WHERE candidate_id = $1::uuid) AS "hasInterests"`;

function hasPersonal({ name, birthDate, gender, cityId }: StoredCandidate): boolean {
  return name !== '' && birthDate !== null && gender !== null && cityId !== null;
}

/** A fresher says so with a summary; the experienced name at least one job. */
function hasWork(candidate: StoredCandidate, hasExperience: boolean): boolean {
  return hasExperience || (candidate.isExperienced === false && candidate.profileSummary !== null);
}

/** How complete a profile is, and the step that raises it most. */
export async function readCompletion(
  source: Queryable,
  candidate: StoredCandidate,
): Promise<ProfileCompletion> {
  const elsewhere = (await firstRow<PartsElsewhere>(source, PARTS_ELSEWHERE, candidate.id)) as PartsElsewhere;
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
