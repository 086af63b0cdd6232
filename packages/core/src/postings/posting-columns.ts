import { JOB_ATTRIBUTE_NAMES, JOB_FILTERS, jobAttributesOf, RANGE_ENDS } from '@nukkad/contract';
import { slugOf } from '@nukkad/domain/share-link.ts';
import type { CheckRecords } from '../checks/index.ts';
import { AppError, invalidField } from '../errors/app-error.ts';
import { safeHtml } from '../shared/safe-html.ts';
import { newShareId, postingId } from './posting-ids.ts';
import type { CompanyPosting, JobPosting } from './posting-schema.ts';
import type { ProfileIndex } from './profile-index.ts';

type Columns = Readonly<Record<string, unknown>>;

function cityIdOf({ places }: CheckRecords, name: string): number {
  const [id, ...others] = places.citiesNamed(name) ?? [];
  if (id === undefined) throw invalidField('city', `"${name}" is no city that we know`);
  if (others.length > 0) throw invalidField('city', `"${name}" is the name of several places`);
  return Number(id);
}

interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** Returns the field problems of the error that a look-up of a city or sub-profile throws; empty if it succeeds. */
function problemOf(look: () => unknown): readonly FieldProblem[] {
  try {
    look();
    return [];
  } catch (error) {
    if (error instanceof AppError && error.issues !== undefined) return error.issues;
    throw error;
  }
}

/**
 * Returns the problems of a row's city and sub-profile, even if other fields are missing or invalid, so that all
 * problems of a row are reported together.
 */
export function lookUpProblems(
  { city, profile, subProfile }: Columns,
  records: CheckRecords,
  profiles: ProfileIndex,
): readonly FieldProblem[] {
  const named = typeof profile === 'string' ? { profile, subProfile: textOrNull(subProfile) } : null;
  return [
    ...(typeof city === 'string' ? problemOf(() => cityIdOf(records, city)) : []),
    ...(named === null ? [] : problemOf(() => workOf(named, profiles))),
  ];
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Returns a company's columns. Throws if the city is unknown. */
export function companyColumns(posting: CompanyPosting, records: CheckRecords): Columns {
  const { ref, city, description, ...columns } = posting;
  return {
    ...columns,
    id: postingId('company', ref),
    share_id: newShareId(),
    description: safeHtml(description),
    slug: slugOf(posting.name),
    city_id: cityIdOf(records, city),
  };
}

function workOf(
  { profile: name, subProfile }: Pick<JobPosting, 'profile' | 'subProfile'>,
  profiles: ProfileIndex,
) {
  const profile = profiles.profile(name);
  if (profile === undefined) throw invalidField('profile', profiles.unknownProfileMessage(name));
  if (profile.isRetired) throw invalidField('profile', `"${name}" is retired`);
  if (subProfile === null) return { profile_key: profile.key, sub_profile_key: null };
  const part = profiles.subProfile(profile.key, subProfile);
  if (part === undefined)
    throw invalidField('subProfile', profiles.unknownSubProfileMessage(profile.key, subProfile));
  return { profile_key: profile.key, sub_profile_key: part };
}

/**
 * Returns a job's columns. Throws if city or sub-profile are unknown. The company is looked up elsewhere, for many
 * rows at once.
 */
export function jobColumns(
  posting: JobPosting,
  records: CheckRecords,
  profiles: ProfileIndex,
  cityId: number = cityIdOf(records, posting.city),
): Columns {
  const { title, gender, openings, locality, address, latitude, longitude, skills, language } = posting;
  const attributes = jobAttributesOf(posting);
  return {
    title,
    gender,
    openings,
    locality,
    address,
    latitude,
    longitude,
    skills,
    language,
    ...Object.fromEntries(
      JOB_ATTRIBUTE_NAMES.map((name) => [JOB_FILTERS[name].attribute.column, attributes[name]]),
    ),
    ...Object.fromEntries(RANGE_ENDS.map(({ field, column }) => [column, posting[field] ?? null])),
    ...workOf(posting, profiles),
    id: postingId('job', posting.ref),
    share_id: newShareId(),
    company_id: postingId('company', posting.company),
    slug: slugOf(title),
    city_id: cityId,
    requirements: safeHtml(posting.requirements),
  };
}
