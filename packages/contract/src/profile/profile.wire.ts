import * as z from 'zod/mini';
import {
  ABOUT_LENGTH_MAX,
  CITY_LENGTH_MAX,
  DATE_TEXT_LENGTH_MAX,
  EMAIL_LENGTH_MAX,
  INSTITUTE_LENGTH_MAX,
  NAME_LENGTH_MAX,
  PHONE_TEXT_LENGTH_MAX,
  URL_LENGTH_MAX,
} from '../constants.ts';
import { wireLenientPercentage, wireLenientYear } from '../shared/lenient-number.wire.ts';
import {
  wireCaller,
  wireLanguage,
  wireLatitude,
  wireLocalized,
  wireLongitude,
  wireOptionalText,
  wirePageMeta,
  wireText,
} from '../shared/shared.wire.ts';

export const wireGender = z.enum(['', 'Male', 'Female', 'Other', 'Prefer not to say']);
export const wireExperienceKind = z.enum(['', 'Fresher', 'Experience']);

export const wireEducationLine = z.object({
  level: z.enum(['SSC', 'HSSC', 'UG', 'PG']),
  examName: z.string(),
  passingYear: z.nullable(z.int()),
  institute: z.string(),
  percentage: z.nullable(z.number()),
});

export const wireProfileFile = z.object({
  key: z.string(),
  name: z.string(),
  thumbKey: z.nullable(z.string()),
});

const personal = {
  jobseekerId: z.string(),
  jobseekerName: z.string(),
  phone: z.string(),
  ismobileVerified: z.boolean(),
  email: z.string(),
  EmailAddress: z.string(),
  emailAdddress: z.string(),
  dob: z.string(),
  gender: wireGender,
  city: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  fatherName: z.string(),
  motherName: z.string(),
  linkedinUrl: z.string(),
  facebookUrl: z.string(),
  instagramUrl: z.string(),
  jobseekerImage: z.string(),
};

const standing = {
  profilePercentage: z.int(),
  profileNextStep: z.nullable(z.string()),
  candidateCredits: z.int(),
  applied: z.int(),
  shortlisted: z.int(),
  scheduled: z.int(),
  hired: z.int(),
  isAvailable: z.boolean(),
  referralCode: z.string(),
  selectedLang: z.nullable(wireLanguage),
};

const papers = {
  resume: z.string(),
  resumeName: z.string(),
  resumePdfThumb: z.string(),
  videoResume: z.string(),
  videoResumeName: z.string(),
  resumeVideoThumb: z.string(),
  identityProof: z.nullable(wireProfileFile),
  aadhaar: z.nullable(wireProfileFile),
  aadhaarLastFour: z.nullable(z.string()),
  certificates: z.array(wireProfileFile),
};

const work = {
  aboutMe: z.string(),
  profileSummary: z.string(),
  professionalSummary: z.string(),
  skills: z.string(),
  skillNames: z.optional(z.array(wireLocalized)),
  experience: wireExperienceKind,
  organizationName: z.string(),
  jobPosition: z.string(),
  jobIndustry: z.string(),
  jobStartDate: z.string(),
  jobEndDate: z.string(),
  jobEndDateOnProfile: z.string(),
  currentlyWorking: z.boolean(),
  highestDegree: z.array(wireEducationLine),
  interests: z.array(z.string()),
};

export const wireProfile = z.object({ ...personal, ...standing, ...papers, ...work, ...wirePageMeta });

export const wireProfileRequest = z.object({
  ...wireCaller,
  isShortlisted: z.optional(z.nullable(z.union([z.boolean(), wireText(20)]))),
});

/** Exactly four digits; blank removes them. Rejects a whole Aadhaar number, so that it is never processed. */
const wireLastFour = z.string().check(z.maxLength(4), z.regex(/^(?:[0-9]{4})?$/));

export const wireProfilePatch = z.object({
  ...wireCaller,
  jobseekerName: wireOptionalText(NAME_LENGTH_MAX),
  dob: wireOptionalText(DATE_TEXT_LENGTH_MAX),
  gender: z.optional(z.nullable(wireGender)),
  phone: wireOptionalText(PHONE_TEXT_LENGTH_MAX),
  city: wireOptionalText(CITY_LENGTH_MAX),
  latitude: z.optional(z.nullable(wireLatitude)),
  longitude: z.optional(z.nullable(wireLongitude)),
  aboutMe: wireOptionalText(ABOUT_LENGTH_MAX),
  aadhaarLastFour: z.optional(z.nullable(wireLastFour)),
  UGExamName: wireOptionalText(INSTITUTE_LENGTH_MAX),
  UGPassingYear: wireLenientYear,
  UGPercentage: wireLenientPercentage,
  clgNameUg: wireOptionalText(INSTITUTE_LENGTH_MAX),
  PGExamName: wireOptionalText(INSTITUTE_LENGTH_MAX),
  PGPassingYear: wireLenientYear,
  PGPercentage: wireLenientPercentage,
  clgNamePg: wireOptionalText(INSTITUTE_LENGTH_MAX),
});

/** Older forms also send the e-mail; it cannot be changed here. */
export const wireProfileEdit = z.object({
  ...wireCaller,
  jobseekerName: wireOptionalText(NAME_LENGTH_MAX),
  city: wireOptionalText(CITY_LENGTH_MAX),
  dob: wireOptionalText(DATE_TEXT_LENGTH_MAX),
  gender: z.optional(z.nullable(wireGender)),
  fatherName: wireOptionalText(NAME_LENGTH_MAX),
  motherName: wireOptionalText(NAME_LENGTH_MAX),
  EmailAddress: wireOptionalText(EMAIL_LENGTH_MAX),
  linkedinUrl: wireOptionalText(URL_LENGTH_MAX),
  facebookUrl: wireOptionalText(URL_LENGTH_MAX),
  instagramUrl: wireOptionalText(URL_LENGTH_MAX),
});
