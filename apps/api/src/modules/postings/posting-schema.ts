import { JOB_ATTRIBUTE_NAMES, JOB_FILTERS, type JobAttributes, NAME_LENGTH_MAX } from '@nukkad/contract';
import { normalisePhone } from '@nukkad/domain/phone.ts';
import * as z from 'zod';

const text = (max: number) => z.string().trim().min(1).max(max);
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || null);
/** A mobile number as people write it, or a landline with its code: +91 and ten digits. */
const LANDLINE = /^(?:\+91|0)?([1-9]\d{9})$/;
const phone = z.string().transform((value, context) => {
  const landline = LANDLINE.exec(value.replace(/[\s()-]/g, ''))?.[1];
  const stored = normalisePhone(value) ?? (landline === undefined ? null : `+91${landline}`);
  if (stored !== null) return stored;
  context.addIssue({ code: 'custom', message: `"${value}" is no Indian telephone number of ten digits` });
  return z.NEVER;
});

const place = { latitude: z.number().min(6).max(38), longitude: z.number().min(68).max(98) };

/** A company as an import brings it. `ref` is its writer's own key: the same ref is the same company. */
export const companyPosting = z.object({
  ref: text(100),
  name: text(NAME_LENGTH_MAX * 2),
  description: z.string().max(20_000).default(''),
  website: optionalText(500),
  address: text(500),
  /** Slug, or name in any of the languages. */
  city: text(80),
  ...place,
  phone,
  email: z.email().max(254),
  gstin: optionalText(15),
  cin: optionalText(21),
  udyam: optionalText(19),
});

type AttributeField<Value> = null extends Value
  ? z.ZodOptional<z.ZodNullable<z.ZodType<NonNullable<Value>>>>
  : z.ZodType<Value>;

/** What can be filtered by, by the values that filters know. */
const attributes = Object.fromEntries(
  JOB_ATTRIBUTE_NAMES.map((name) => {
    const { values, attribute } = JOB_FILTERS[name];
    const value = z.enum(values);
    return [name, attribute.isRequired ? value : value.nullish()];
  }),
) as unknown as { [Name in keyof JobAttributes]: AttributeField<JobAttributes[Name]> };

/** A job as an import brings it; `company` is its company's ref, profile and sub-profile stand by key or name. */
export const jobPosting = z
  .object({
    ref: text(100),
    company: text(100),
    title: text(150),
    profile: text(60),
    subProfile: optionalText(60),
    ...attributes,
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
