import { JOB_ATTRIBUTE_NAMES, RANGE_ENDS } from '@nukkad/contract';
import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { v7 as newId } from 'uuid';
import { AppError, invalidField } from '../errors/app-error.ts';
import { PartnerError } from '../errors/partner-error.ts';
import { jobColumns } from '../postings/posting-columns.ts';
import { jobPosting } from '../postings/posting-schema.ts';
import { problemsOf } from './job-problems.ts';
import { requirementsHtml } from './job-text.ts';
import { cityOf, type PostingRecords } from './posting-records.ts';

/**
 * Throws PAY_UNLAWFUL or JOB_INCOMPLETE with the problems, if the job cannot be published with its fields. Problems that
 * an earlier version has too are ignored, so that an imported job without pay can be changed.
 */
export function requirePublishable(fields: JobFields, records: PostingRecords, earlier?: JobFields): void {
  const known = new Set(earlier && problemsOf(earlier, records).map(({ field, code }) => `${field} ${code}`));
  const problems = problemsOf(fields, records).filter(
    ({ isBlocking, field, code }) => isBlocking && !known.has(`${field} ${code}`),
  );
  if (problems.length === 0) return;
  const unlawful = problems.find(({ code }) => code === 'PAY_UNLAWFUL');
  if (unlawful !== undefined) throw new PartnerError('PAY_UNLAWFUL', { least: unlawful.least, problems });
  throw new PartnerError('JOB_INCOMPLETE', { problems });
}

/** Returns the fields as a change of a stored job, by their names in an import. */
export function changeOfFields(
  fields: JobFields,
  changed: readonly (keyof JobFields)[],
): Record<string, unknown> {
  const change: Record<string, unknown> = {};
  for (const name of changed) change[name] = fields[name] ?? null;
  if (change.skills === null) change.skills = [];
  if (change.openings === null) change.openings = 1;
  if (change.experienceMin === null) change.experienceMin = 0;
  if ('requirements' in change || 'title' in change)
    change.requirements = requirementsHtml(fields.requirements, fields.title ?? '');
  return change;
}

/** Returns the columns of a new job of a company. Throws VALIDATION_FAILED for a value that no job may have. */
export function newJobColumns(
  fields: JobFields,
  companyId: string,
  { records, profiles, places }: PostingRecords,
): Record<string, unknown> {
  const city = fields.city ? cityOf({ places }, fields.city) : undefined;
  if (city === undefined) throw invalidField('city', 'is not a city that we know');
  const names = [...JOB_ATTRIBUTE_NAMES, ...RANGE_ENDS.map(({ field }) => field)] as const;
  const result = jobPosting.safeParse({
    ...Object.fromEntries(
      names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
    ),
    ref: companyId,
    company: companyId,
    title: fields.title,
    profile: fields.profile,
    subProfile: fields.subProfile,
    openings: fields.openings ?? 1,
    city: fields.city,
    locality: fields.locality,
    address: fields.address,
    latitude: fields.latitude,
    longitude: fields.longitude,
    requirements: requirementsHtml(fields.requirements, fields.title ?? ''),
    skills: fields.skills ?? [],
    language: fields.language ?? 'en',
  });
  if (!result.success) {
    const issues = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new AppError('VALIDATION_FAILED', { issues });
  }
  return { ...jobColumns(result.data, records, profiles, city.id), id: newId(), company_id: companyId };
}
