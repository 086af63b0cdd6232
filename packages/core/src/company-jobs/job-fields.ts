import { JOB_ATTRIBUTE_NAMES, RANGE_ENDS } from '@nukkad/contract';
import type { JobFieldName, JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { isBlank } from '@nukkad/contract/shared/visible-text.ts';
import type { Prisma } from '@nukkad/db';
import { columnName } from '../postings/column-names.ts';
import { requirementsText } from './job-text.ts';

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && value.length === 0);

const tidied = (value: unknown): unknown => {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value))
    return [...new Set(value.map((item: string) => item.trim()).filter((item) => !isBlank(item)))];
  return value;
};

/** Returns the fields with a change applied. Null and blank texts clear a field. */
export function withChange(fields: JobFields, change: JobFields): JobFields {
  const merged = Object.entries({ ...fields, ...change })
    .filter(([name, value]) => !isEmpty(value) && (name !== 'skills' || (value as string[]).some(Boolean)))
    .map(([name, value]) => [name, tidied(value)]);
  return Object.fromEntries(merged) as JobFields;
}

/** Returns what a stored job says, in the fields of the form. */
export function fieldsOfJob(job: Prisma.JobGetPayload<object>, citySlug: string): JobFields {
  const attributes = JOB_ATTRIBUTE_NAMES.map((name) => [name, job[name]]);
  const ends = RANGE_ENDS.map(({ field, column }) => [field, job[columnName(column) as keyof typeof job]]);
  const fields: Partial<Record<JobFieldName, unknown>> = {
    ...Object.fromEntries([...attributes, ...ends]),
    title: job.title,
    profile: job.profileKey,
    subProfile: job.subProfileKey,
    skills: job.skills,
    openings: job.openings,
    city: citySlug,
    locality: job.locality,
    address: job.address,
    latitude: job.latitude,
    longitude: job.longitude,
    requirements: requirementsText(job.requirements, job.title),
    language: job.language,
  };
  return withChange({}, fields as JobFields);
}
