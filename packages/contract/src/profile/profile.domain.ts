import type { ExperienceKind } from '../jobs/job.domain.ts';
import type { GeoPoint, Language, Localized, PageMeta } from '../shared/shared.domain.ts';
import type { ProfileCompletion } from './profile-completion.ts';

/** What a candidate may say of one’s gender. */
export const GENDERS = ['MALE', 'FEMALE', 'OTHER', 'UNDISCLOSED'] as const;
export type Gender = (typeof GENDERS)[number];

/** Levels of education, lowest first: 10th, 12th, graduate, postgraduate. */
export const EDUCATION_LEVELS = ['SSC', 'HSSC', 'UG', 'PG'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** A stored file and its preview, by their keys. */
export interface ProfileFile {
  readonly key: string;
  readonly name: string;
  readonly thumbnailKey: string | null;
}

/** One line of the education, highest level first. */
export interface EducationLine {
  readonly level: EducationLevel;
  readonly examName: string;
  readonly passingYear: number | null;
  readonly institute: string;
  /** 0–100. */
  readonly percentage: number | null;
}

/** The latest job; days as YYYY-MM-DD. */
export interface LatestJob {
  readonly organization: string;
  readonly position: string;
  readonly industry: string;
  readonly startDay: string | null;
  readonly endDay: string | null;
  readonly isCurrent: boolean;
}

/** Addresses of a candidate’s pages elsewhere. */
export interface SocialLinks {
  readonly linkedin: string | null;
  readonly facebook: string | null;
  readonly instagram: string | null;
}

/** What is known of the papers shown; the number is kept only as its last four digits. */
export interface IdentityPapers {
  readonly identityProof: ProfileFile | null;
  readonly aadhaar: ProfileFile | null;
  readonly aadhaarLastFour: string | null;
}

/** Everything that a candidate’s own profile shows. */
export interface CandidateProfile {
  readonly id: string;
  readonly name: string;
  /** E.164. */
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
  /** File key or absolute address. */
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
  /** Null until the seeker says. */
  readonly experienceKind: ExperienceKind | null;
  readonly fresherSummary: string;
  readonly professionalSummary: string;
  readonly skills: readonly string[];
  /** What those skills are called that are known ones. */
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

/** The first-time form; the rules say what may be missing. */
export interface PersonalPatch {
  readonly name?: string | undefined;
  /** As typed; the rules read it. */
  readonly birthDate?: string | undefined;
  readonly gender?: Gender | undefined;
  readonly phone?: string | undefined;
  readonly city?: string | undefined;
  readonly point?: GeoPoint | undefined;
}

/** A degree as its form sends it; absent fields stay as they are. */
export interface DegreePatch {
  readonly level: 'UG' | 'PG';
  readonly degreeName?: string | undefined;
  readonly passingYear?: number | undefined;
  readonly percentage?: number | undefined;
  readonly institute?: string | undefined;
}

/** A part of the profile, as one of its forms sends it; absent parts stay as they are. */
export interface ProfilePatch {
  readonly personal?: PersonalPatch | undefined;
  readonly about?: string | undefined;
  /** Four digits; blank takes them out. */
  readonly aadhaarLastFour?: string | undefined;
  readonly degrees: readonly DegreePatch[];
}

/** The whole edit form; a field left blank is cleared, where the rules let it be. */
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
