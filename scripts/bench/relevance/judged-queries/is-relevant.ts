import type { GeneratedJob, Qualification } from '@nukkad/demo-data/generator/index.ts';
import { cities, localities, skills } from '@nukkad/reference-data';
import type { Expectation } from './types.ts';

/** The portal's default radius in kilometres. A job within it of a city's centre matches the city. */
export const NEAR_CITY_KM = 30;

/** A job within this many kilometres of a locality's centre matches the locality. */
export const NEAR_LOCALITY_KM = 5;

/** The fields of a job that decide relevance. */
export type JudgedJob = Pick<
  GeneratedJob,
  | 'profileKey'
  | 'subProfileKey'
  | 'skills'
  | 'citySlug'
  | 'localitySlug'
  | 'latitude'
  | 'longitude'
  | 'salaryMax'
  | 'jobType'
  | 'experienceMin'
  | 'experienceMax'
  | 'qualification'
>;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * For each qualification of a seeker, the qualifications that relevant jobs may ask for. Graduates want jobs for
 * graduates.
 */
const ACCEPTABLE: Readonly<Record<Qualification, readonly (Qualification | null)[]>> = {
  SSC: [null, 'SSC'],
  HSSC: ['SSC', 'HSSC'],
  UG: ['UG'],
  PG: ['UG', 'PG'],
};

const EARTH_KM = 6371;
const skillNameByKey = new Map(skills.map((skill) => [skill.key, skill.nameEn]));
const cityBySlug = new Map(cities.map((city) => [city.slug, city]));
const localityBySlugs = new Map(localities.map((row) => [`${row.citySlug}/${row.slug}`, row]));

function roughKm(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const north = (a.latitude - b.latitude) * radians;
  const east = (a.longitude - b.longitude) * radians * Math.cos(((a.latitude + b.latitude) / 2) * radians);
  return EARTH_KM * Math.hypot(north, east);
}

function isNear(job: Point, centre: Point | undefined, km: number): boolean {
  return centre !== undefined && roughKm(job, centre) <= km;
}

function isTheWork(job: JudgedJob, { profiles, subProfiles, skills: keys = [] }: Expectation): boolean {
  if (keys.some((key) => job.skills.includes(skillNameByKey.get(key) ?? key))) return true;
  if (subProfiles !== undefined && !subProfiles.includes(job.subProfileKey)) return false;
  return profiles.length === 0 || profiles.includes(job.profileKey);
}

function isThere(job: JudgedJob, { city, locality }: Expectation): boolean {
  if (city === undefined) return true;
  if (locality === undefined) return job.citySlug === city || isNear(job, cityBySlug.get(city), NEAR_CITY_KM);
  if (job.citySlug === city && job.localitySlug === locality) return true;
  return isNear(job, localityBySlugs.get(`${city}/${locality}`), NEAR_LOCALITY_KM);
}

function suitsExperience(job: JudgedJob, years: number | undefined): boolean {
  if (years === undefined) return true;
  return job.experienceMin <= years && (years === 0 || job.experienceMax > 0);
}

/** Whether a job has all attributes that a query expects. */
export function isRelevant(job: JudgedJob, expect: Expectation): boolean {
  if (!isTheWork(job, expect) || !isThere(job, expect)) return false;
  if (expect.payAtLeast !== undefined && (job.salaryMax ?? 0) < expect.payAtLeast) return false;
  if (expect.jobType !== undefined && job.jobType !== expect.jobType) return false;
  if (!suitsExperience(job, expect.experience)) return false;
  return expect.qualification === undefined || ACCEPTABLE[expect.qualification].includes(job.qualification);
}
