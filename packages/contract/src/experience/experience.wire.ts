import * as z from 'zod/mini';
import {
  ABOUT_LENGTH_MAX,
  CITY_LENGTH_MAX,
  DATE_TEXT_LENGTH_MAX,
  EXPERIENCE_YEARS_MAX,
  NAME_LENGTH_MAX,
} from '../constants.ts';
import { wireExperienceKind } from '../profile/profile.wire.ts';
import { wireCaller, wireId, wireLocalized, wireOptionalText } from '../shared/shared.wire.ts';

const SKILLS_LENGTH_MAX = 500;

export const wireWorkEntry = z.object({
  expId: z.string(),
  jobseekerId: z.string(),
  organizationName: z.string(),
  jobPosition: z.string(),
  experience: wireExperienceKind,
  experienceLevel: z.int(),
  userCurrentLocation: z.string(),
  professionalSummary: z.string(),
  jobIndustry: z.string(),
  jobStartDate: z.string(),
  jobEndDate: z.string(),
  currentlyWorking: z.boolean(),
  skills: z.string(),
});

export const wireWorkListResult = z.object({ experience: z.array(wireWorkEntry) });
export const wireWorkOneRequest = z.object({ ...wireCaller, expId: wireId });
export const wireWorkOneResult = z.object({ data: z.object({ expArray: z.array(wireWorkEntry) }) });

/** Older clients send "3" or "3 Years". */
const wireLevel = z.optional(
  z.nullable(
    z.union([
      z.int().check(z.gte(0), z.lte(EXPERIENCE_YEARS_MAX)),
      z.string().check(z.regex(/^((10|\d)( [Yy]ears?)?)?$/)),
    ]),
  ),
);

const workFields = {
  ...wireCaller,
  skills: wireOptionalText(SKILLS_LENGTH_MAX),
  profileSummary: wireOptionalText(ABOUT_LENGTH_MAX),
  organizationName: wireOptionalText(NAME_LENGTH_MAX),
  jobPosition: wireOptionalText(NAME_LENGTH_MAX),
  experience: z.optional(z.nullable(wireExperienceKind)),
  experienceLevel: wireLevel,
  userCurrentLocation: wireOptionalText(CITY_LENGTH_MAX),
  professionalSummary: wireOptionalText(ABOUT_LENGTH_MAX),
  jobIndustry: wireOptionalText(NAME_LENGTH_MAX),
  jobStartDate: wireOptionalText(DATE_TEXT_LENGTH_MAX),
  jobEndDate: wireOptionalText(DATE_TEXT_LENGTH_MAX),
  currentlyWorking: z.optional(z.nullable(z.boolean())),
};

export const wireAddWorkRequest = z.object(workFields);
export const wireAddWorkResult = z.object({ msg: z.string(), expId: z.nullable(z.string()) });
export const wireUpdateWorkRequest = z.object({ ...workFields, expId: wireId });

export const wireSectors = z.object({
  sectors: z.array(z.object({ sectorName: z.string(), names: wireLocalized, isOther: z.boolean() })),
});
