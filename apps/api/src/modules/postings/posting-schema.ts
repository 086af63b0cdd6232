import { NAME_LENGTH_MAX } from '@nukkad/contract';
import * as z from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || null);
const place = { latitude: z.number().min(6).max(38), longitude: z.number().min(68).max(98) };

/** A company as an employer or an import brings it. `ref` is its writer's own key: the same ref is the same company. */
export const companyPosting = z.object({
  ref: text(100),
  name: text(NAME_LENGTH_MAX * 2),
  description: z.string().max(20_000).default(''),
  website: optionalText(500),
  address: text(500),
  /** Slug, or name in any of the languages. */
  city: text(80),
  ...place,
  phone: text(20),
  email: text(254),
  gstin: optionalText(15),
  cin: optionalText(21),
  udyam: optionalText(19),
});

/** A job as an employer or an import brings it; `company` is its company's ref. */
export const jobPosting = z
  .object({
    ref: text(100),
    company: text(100),
    title: text(150),
    profile: text(60),
    subProfile: optionalText(60),
    jobType: z.enum(['FULL_TIME', 'PART_TIME', 'INTERNSHIP']),
    qualification: z.enum(['SSC', 'HSSC', 'UG', 'PG']).nullish(),
    gender: z.enum(['ANY', 'MALE', 'FEMALE']).default('ANY'),
    experienceMin: z.int().min(0).max(60).default(0),
    experienceMax: z.int().min(0).max(60).nullish(),
    payMin: z.int().min(0).max(10_000_000).nullish(),
    payMax: z.int().min(0).max(10_000_000).nullish(),
    openings: z.int().min(1).max(10_000).default(1),
    city: text(80),
    locality: optionalText(80),
    address: text(500),
    ...place,
    requirements: text(20_000),
    skills: z.array(text(60)).max(40).default([]),
    language: z.enum(['en', 'hi', 'mr']).default('en'),
  })
  .refine(({ payMin, payMax }) => payMin == null || payMax == null || payMin <= payMax, {
    path: ['payMax'],
    message: 'is below payMin',
  })
  .refine(({ experienceMin, experienceMax }) => experienceMax == null || experienceMin <= experienceMax, {
    path: ['experienceMax'],
    message: 'is below experienceMin',
  });

export type CompanyPosting = z.infer<typeof companyPosting>;
export type JobPosting = z.infer<typeof jobPosting>;
