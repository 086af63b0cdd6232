import type {
  CandidateProfile,
  EducationLevel,
  EducationLine,
  GeoPoint,
  Language,
  LatestJob,
} from '@nukkad/contract';
import { readCompletion } from '../account/profile-parts.ts';
import { countMyJobs } from '../applications/my-jobs-repository.ts';
import type { Container } from '../container.ts';
import { skillNamesOf } from '../jobs/skill-names.ts';
import { dayOf } from '../shared/day.ts';
import { metaOf } from '../shared/page-meta.ts';
import { certificatesOf, paperOf, resumeOf, videoOf } from './profile-files.ts';
import { readStoredProfile, type StoredProfile } from './profile-repository.ts';

const HIGHEST_FIRST: readonly EducationLevel[] = ['PG', 'UG', 'HSSC', 'SSC'];

function educationOf({ education }: StoredProfile): EducationLine[] {
  return HIGHEST_FIRST.flatMap((level) => {
    const stored = education.find((entry) => entry.level === level);
    if (!stored) return [];
    const { exam, passingYear, institution: institute, percentage } = stored;
    return [{ level, examName: exam ?? level, passingYear, institute, percentage }];
  });
}

function latestJobOf({ experience }: StoredProfile): LatestJob | null {
  const latest = experience[0];
  if (!latest) return null;
  const { organization, position, isCurrent } = latest;
  return {
    organization,
    position,
    industry: latest.industry ?? '',
    startDay: dayOf(latest.startDate),
    endDay: dayOf(latest.endDate),
    isCurrent,
  };
}

function positionOf({ latitude, longitude }: StoredProfile): GeoPoint | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function experienceKindOf({ isExperienced }: StoredProfile): CandidateProfile['experienceKind'] {
  if (isExperienced === null) return null;
  return isExperienced ? 'EXPERIENCED' : 'FRESHER';
}

function personalOf(profile: StoredProfile) {
  return {
    id: profile.id,
    name: profile.name,
    phone: profile.phone,
    isMobileVerified: profile.isMobileVerified,
    email: profile.email ?? '',
    birthDay: dayOf(profile.birthDate),
    gender: profile.gender,
    city: profile.city?.nameEn ?? null,
    position: positionOf(profile),
    fatherName: profile.fatherName ?? '',
    motherName: profile.motherName ?? '',
    links: {
      linkedin: profile.linkedinUrl,
      facebook: profile.facebookUrl,
      instagram: profile.instagramUrl,
    },
    photo: profile.photoKey ?? profile.providerImageUrl,
  };
}

function workOf(profile: StoredProfile) {
  return {
    about: profile.aboutMe ?? '',
    experienceKind: experienceKindOf(profile),
    fresherSummary: profile.profileSummary ?? '',
    professionalSummary: profile.professionalSummary ?? '',
    skills: profile.skills,
    latestJob: latestJobOf(profile),
    education: educationOf(profile),
    interests: profile.interests.map((interest) => interest.profileKey),
  };
}

function papersOf(profile: StoredProfile) {
  return {
    resume: resumeOf(profile),
    video: videoOf(profile),
    identity: {
      identityProof: paperOf(profile, 'IDENTITY_PROOF'),
      aadhaar: paperOf(profile, 'AADHAAR'),
      aadhaarLastFour: profile.aadhaarLastFour,
    },
    certificates: certificatesOf(profile),
  };
}

/** Returns a seeker's whole profile and how complete it is. */
export async function readProfile(
  { database, config }: Pick<Container, 'database' | 'config'>,
  candidateId: string,
  language: Language,
): Promise<CandidateProfile> {
  const profile = await readStoredProfile(database, candidateId);
  const { byStatus } = await countMyJobs(database, candidateId);
  return {
    ...personalOf(profile),
    ...workOf(profile),
    skillNames: await skillNamesOf({ database }, profile.skills),
    ...papersOf(profile),
    completion: await readCompletion(database, profile),
    credits: profile.creditBalance,
    counts: {
      applied: byStatus.get('APPLIED') ?? 0,
      shortlisted: byStatus.get('SHORTLISTED') ?? 0,
      scheduled: byStatus.get('SCHEDULED') ?? 0,
      hired: byStatus.get('HIRED') ?? 0,
    },
    isAvailable: profile.isAvailable,
    referralCode: profile.referralCode,
    language: profile.language,
    meta: metaOf(config, 'profile', language),
  };
}
