import type { ExperienceKind } from '../jobs/job.domain.ts';
import type { GeoPoint, Language, Localized, PageMeta } from '../shared/shared.domain.ts';
import type { ProfileCompletion } from './profile-completion.ts';

export const GENDERS = ['MALE', 'FEMALE', 'OTHER', 'UNDISCLOSED'] as const;
export type Gender = (typeof GENDERS)[number];

/** Levels of education, lowest first: 10th, 12th, graduate, postgraduate. */
export const EDUCATION_LEVELS = ['SSC', 'HSSC', 'UG', 'PG'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** The storage key of a file, its name and the key of its preview. */
export interface ProfileFile {
  readonly key: string;
  readonly name: string;
  readonly thumbnailKey: string | null;
}

/** The candidate's education at one level. Lists have the highest level first. */
export interface EducationLine {
  readonly level: EducationLevel;
  readonly examName: string;
  readonly passingYear: number | null;
  readonly institute: string;
  /** Percent, 0–100. */
  readonly percentage: number | null;
}

/** The candidate's latest job; dates are YYYY-MM-DD. */
export interface LatestJob {
  readonly organization: string;
  readonly position: string;
  readonly industry: string;
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly isCurrent: boolean;
}

/** URLs of a candidate’s pages on social networks. */
export interface SocialLinks {
  readonly linkedin: string | null;
  readonly facebook: string | null;
  readonly instagram: string | null;
}

/** Identity documents. Only the last four digits of the Aadhaar number are stored. */
export interface IdentityPapers {
  readonly identityProof: ProfileFile | null;
  readonly aadhaar: ProfileFile | null;
  readonly aadhaarLastFour: string | null;
}

/** A candidate’s own profile. */
export interface CandidateProfile {
  readonly id: string;
  readonly name: string;
  /** In E.164 form. */
  readonly phone: string | null;
  readonly isMobileVerified: boolean;
  readonly email: string;
  /** YYYY-MM-DD. */
  readonly birthDay: string | null;
  readonly gender: Gender | null;
  readonly city: string | null;
  readonly position: GeoPoint | null;
  readonly fatherName: string;
  readonly motherName: string;
  readonly links: SocialLinks;
  /** A file key or an absolute URL. */
  readonly photo: string | null;
  readonly completion: ProfileCompletion;
  readonly credits: number;
  readonly counts: {
    readonly applied: number;
    readonly shortlisted: number;
    readonly scheduled: number;
    readonly hired: number;
  };
  readonly isAvailable: boolean;
  readonly resume: ProfileFile | null;
  readonly video: ProfileFile | null;
  readonly about: string;
  /** Null until the seeker chooses one. */
  readonly experienceKind: ExperienceKind | null;
  readonly fresherSummary: string;
  readonly professionalSummary: string;
  readonly skills: readonly string[];
  /** Translations of those skills that are known. */
  readonly skillNames?: readonly Localized[] | undefined;
  readonly latestJob: LatestJob | null;
  readonly education: readonly EducationLine[];
  readonly identity: IdentityPapers;
  readonly certificates: readonly ProfileFile[];
  /** Keys of job profiles. */
  readonly interests: readonly string[];
  readonly referralCode: string;
  readonly language: Language | null;
  readonly meta: PageMeta;
}

/** The first-time form. The use case decides which fields are required. */
export interface PersonalPatch {
  readonly name?: string | undefined;
  /** As typed; the server parses it. */
  readonly birthDate?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly phone?: string | undefined;
  readonly city?: string | undefined;
  /** Where the seeker lives. Null removes it, if the patch has no other field. */
  readonly point?: GeoPoint | null | undefined;
}

/** The form of a degree. Absent fields are not changed. */
export interface DegreePatch {
  readonly level: 'UG' | 'PG';
  readonly degreeName?: string | undefined;
  readonly passingYear?: number | undefined;
  readonly percentage?: number | undefined;
  readonly institute?: string | undefined;
}

/** One of the profile's forms. Absent parts are not changed. */
export interface ProfilePatch {
  readonly personal?: PersonalPatch | undefined;
  readonly about?: string | undefined;
  /** Four digits; blank removes them. */
  readonly aadhaarLastFour?: string | undefined;
  readonly degrees: readonly DegreePatch[];
}

/** The whole edit form. A blank field is cleared, unless it is required. */
export interface ProfileEdit {
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly fatherName?: string | undefined;
  readonly motherName?: string | undefined;
  readonly linkedin?: string | undefined;
  readonly facebook?: string | undefined;
  readonly instagram?: string | undefined;
}
