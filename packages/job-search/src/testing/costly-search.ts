import type { JobFilterInput } from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { buildJob, findCity } from '@nukkad/testing';

/** Every filter of the panel. Nothing meets them all, so the search tries the most relaxations. */
export const FULL_FILTER: Omit<JobFilterInput, 'text'> = {
  jobProfile: 'cook',
  jobType: 'INTERNSHIP',
  qualification: 'PG',
  experience: 'FRESHER',
  pay: [90_000, 95_000],
  city: 'Leh',
  radiusKm: 1,
  sortBy: 'NEAREST',
  page: 1,
  size: 10,
};

const TITLES = [
  'Cook for a hotel',
  'Delivery rider 5 km',
  'Wireman, night shift',
  'Tailor 5-6 hours',
] as const;

/** Creates a few jobs in Pune whose titles have words and numbers of many meanings. */
export async function buildJobsOfManyWords(database: Database): Promise<void> {
  const { id: cityId, latitude, longitude } = await findCity(database, 'pune');
  for (const title of TITLES) await buildJob(database, { cityId, latitude, longitude, title });
}
