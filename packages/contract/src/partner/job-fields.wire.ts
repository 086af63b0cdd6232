import * as z from 'zod/mini';
import { JOB_TYPES, QUALIFICATIONS } from '../jobs/job.domain.ts';
import { JOB_FILTERS } from '../jobs/job-filters.ts';
import { wireLanguage, wireLatitude, wireLongitude, wireText } from '../shared/shared.wire.ts';

/** The five blocks of the form for a job, in their order. */
export const JOB_BLOCKS = ['work', 'pay', 'hours', 'place', 'bring'] as const;
export type JobBlock = (typeof JOB_BLOCKS)[number];

/** The longest text of what applicants should bring, in characters. */
export const BRING_LENGTH_MAX = 5000;
/** The most skills of a job. */
export const JOB_SKILLS_MAX = 20;

/** Kilometres from the middle of its city within which a job must be. */
export const PLACE_FAR_KM = 50;

const PAY_MAX = JOB_FILTERS.pay.attribute.most;
const YEARS_MAX = JOB_FILTERS.experienceYears.attribute.most;

// @__NO_SIDE_EFFECTS__
function wireAmount(least: number, most: number) {
  return z.int().check(z.gte(least), z.lte(most));
}

/** The schemas of what a company says about a job. */
const FIELDS = {
  title: wireText(150),
  /** The key of a profile. */
  profile: wireText(60),
  /** The key of a sub-profile of it. */
  subProfile: wireText(60),
  skills: z.array(wireText(60)).check(z.maxLength(JOB_SKILLS_MAX)),
  /** Whole rupees a month. */
  payMin: wireAmount(0, PAY_MAX),
  payMax: wireAmount(0, PAY_MAX),
  jobType: z.enum(JOB_TYPES),
  shift: z.enum(JOB_FILTERS.shift.values),
  workPlace: z.enum(JOB_FILTERS.workPlace.values),
  openings: wireAmount(1, 10_000),
  /** The slug of a city. */
  city: wireText(80),
  locality: wireText(80),
  address: wireText(500),
  latitude: wireLatitude,
  longitude: wireLongitude,
  qualification: z.enum(QUALIFICATIONS),
  /** Years of experience. */
  experienceMin: wireAmount(0, YEARS_MAX),
  experienceMax: wireAmount(0, YEARS_MAX),
  /** Own words, as plain text. An empty line starts a paragraph; a line that begins with "- " is an item of a list. */
  requirements: wireText(BRING_LENGTH_MAX),
  /** The language of title and own words. */
  language: wireLanguage,
};

type Optional<S extends Record<string, z.ZodMiniType>> = {
  [Name in keyof S]: z.ZodMiniOptional<z.ZodMiniNullable<S[Name]>>;
};

/** What a company says about a job. Every field may be missing in a draft; in a change, null clears the field. */
export const wireJobFields = z.object(
  Object.fromEntries(
    Object.entries(FIELDS).map(([name, schema]) => [name, z.optional(z.nullable(schema))]),
  ) as Optional<typeof FIELDS>,
);
export type JobFields = z.infer<typeof wireJobFields>;
export type JobFieldName = keyof typeof FIELDS;

/** The fields of each block. */
export const BLOCK_FIELDS: Readonly<Record<JobBlock, readonly JobFieldName[]>> = {
  work: ['title', 'profile', 'subProfile', 'skills'],
  pay: ['payMin', 'payMax'],
  hours: ['jobType', 'shift', 'workPlace'],
  place: ['city', 'locality', 'address', 'latitude', 'longitude', 'openings'],
  bring: ['qualification', 'experienceMin', 'experienceMax', 'requirements', 'language'],
};

/**
 * What is wrong with a field of a job.
 *
 * - MISSING: the job needs it.
 * - UNKNOWN: the profile, sub-profile or city does not exist, or is not offered any more.
 * - REVERSED: the upper end of a range is below its lower end.
 * - PAY_UNLAWFUL: the pay is below the least lawful pay, which is in `least`.
 * - PAY_DOUBTFUL: the pay is far above what is usual for the work.
 * - ASKS_MONEY: a sentence asks applicants for money. It is in `sentence`.
 * - PLACE_DOUBTFUL: the place does not belong to the city.
 * - PLACE_FAR: the place is more than `PLACE_FAR_KM` from the middle of the city.
 */
export const JOB_PROBLEMS = [
  'MISSING',
  'UNKNOWN',
  'REVERSED',
  'PAY_UNLAWFUL',
  'PAY_DOUBTFUL',
  'ASKS_MONEY',
  'PLACE_DOUBTFUL',
  'PLACE_FAR',
] as const;
export type JobProblemCode = (typeof JOB_PROBLEMS)[number];

export const wireJobProblem = z.object({
  block: z.enum(JOB_BLOCKS),
  field: z.string(),
  code: z.enum(JOB_PROBLEMS),
  /** Whether the job cannot be published with it. With the others an operator may have to look first. */
  isBlocking: z.boolean(),
  /** Rupees a month. */
  least: z.nullable(z.int()),
  sentence: z.nullable(z.string()),
});
export type JobProblem = z.infer<typeof wireJobProblem>;
