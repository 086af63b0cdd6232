import {
  JOB_ATTRIBUTE_NAMES,
  JOB_FILTERS,
  type JobAttributes,
  NAME_LENGTH_MAX,
  RANGE_NAMES,
  type RangeFields,
} from '@nukkad/contract';
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
/**
 * Matches a landline number with its area code. `phone` also accepts mobile numbers as people write them, and returns
 * both as +91 and ten digits.
 */
const LANDLINE = /^(?:\+91|0)?([1-9]\d{9})$/;
const phone = z.string().transform((value, context) => {
  const landline = LANDLINE.exec(value.replace(/[\s()-]/g, ''))?.[1];
  const stored = normalisePhone(value) ?? (landline === undefined ? null : `+91${landline}`);
  if (stored !== null) return stored;
  context.addIssue({ code: 'custom', message: `"${value}" is no Indian telephone number of ten digits` });
  return z.NEVER;
});

const place = { latitude: z.number().min(6).max(38), longitude: z.number().min(68).max(98) };

/**
 * Schema of a company of an import. `ref` is the key in the importer's own system, so that the same ref means the
 * same company.
 */
export const companyPosting = z.object({
  ref: text(100),
  name: text(NAME_LENGTH_MAX * 2),
  description: z.string().max(20_000).default(''),
  website: optionalText(500),
  address: text(500),
  /** The city's slug, or its name in any language. */
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

/** Schemas of the fields that searches filter by. They accept the values of the filters. */
const attributes = Object.fromEntries(
  JOB_ATTRIBUTE_NAMES.map((name) => {
    const { values, attribute } = JOB_FILTERS[name];
    const value = z.enum(values);
    return [name, attribute.isRequired ? value : value.nullish()];
  }),
) as unknown as { [Name in keyof JobAttributes]: AttributeField<JobAttributes[Name]> };

/** Schemas of the lower and upper limits of ranges. A lower limit that is required defaults to 0. */
const ranges = Object.fromEntries(
  RANGE_NAMES.flatMap((name) => {
    const { fields, most, isRequired } = JOB_FILTERS[name].attribute;
    const end = z.int().min(0).max(most);
    return [
      [fields[0], isRequired ? end.default(0) : end.nullish()],
      [fields[1], end.nullish()],
    ];
  }),
) as unknown as { [Field in keyof RangeFields]: z.ZodOptional<z.ZodNullable<z.ZodInt>> };

/** Schema of a job of an import. `company` is the company's ref; profile and sub-profile are given by key or name. */
export const jobPosting = z
  .object({
    ref: text(100),
    company: text(100),
    title: text(150),
    profile: text(60),
    subProfile: optionalText(60),
    ...attributes,
    gender: z.enum(['ANY', 'MALE', 'FEMALE']).default('ANY'),
    ...ranges,
    openings: z.int().min(1).max(10_000).default(1),
    city: text(80),
    locality: optionalText(80),
    address: text(500),
    ...place,
    requirements: text(20_000),
    skills: z.array(text(60)).max(40).default([]),
    language: z.enum(['en', 'hi', 'mr']).default('en'),
  })
  .check(({ value, issues }) => {
    for (const name of RANGE_NAMES) {
      const { fields } = JOB_FILTERS[name].attribute;
      const [min, max] = fields;
      if ((value[min] ?? 0) <= (value[max] ?? Number.POSITIVE_INFINITY)) continue;
      issues.push({ code: 'custom', input: value, path: [max], message: `is below ${min}` });
    }
  });

export type CompanyPosting = z.infer<typeof companyPosting>;
export type JobPosting = z.infer<typeof jobPosting>;
