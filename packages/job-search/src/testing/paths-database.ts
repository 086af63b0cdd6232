import { createTestDatabase, type TestDatabase } from '@nukkad/testing';
import { buildCity } from '@nukkad/testing/factories/build-city.ts';
import { buildCompany } from '@nukkad/testing/factories/build-company.ts';
import { facetsOf } from '../facets.ts';
import { areaOf } from '../geo/circle.ts';
import type { ResolvedQuery } from '../query/resolve.ts';
import type { AccessPath } from '../sql/access-path.ts';
import { ANCHORS, spreadJobs, storeJobs, type TestJob } from './spread-jobs.ts';

/** The centre of the searches: at a coast, near the corner of four cells. */
const CENTRE = { latitude: ANCHORS[4].latitude, longitude: ANCHORS[4].longitude };

/** A filter for which every access path by list can be used. */
export const FILTER = {
  jobProfile: 'cook',
  jobType: 'FULL_TIME',
  qualification: 'SSC',
  pay: [40_000, 100_000],
  point: CENTRE,
  page: 1,
  size: 10,
} as const;

export interface PathsDatabase extends TestDatabase {
  readonly jobs: readonly TestJob[];
  /** The code of the filter's profile. */
  readonly profile: number;
}

/** SQL that copies each job within the search tables, because the server's plans depend on the number of rows. */
const MULTIPLY = [
  `INSERT INTO job_search
   SELECT gen_random_uuid(), is_active, cell, profile, job_type, qualification, experience_min, experience_max, pay_min,
          pay_max, latitude, longitude, place, created_at - times * interval '7 minutes', words
     FROM job_search CROSS JOIN generate_series(1, $1::int) AS times`,
  `INSERT INTO job_term
   SELECT term, cell, created_at - times * interval '7 minutes', gen_random_uuid(), is_active, profile, job_type,
          qualification, experience_min, experience_max, pay_min, pay_max, latitude, longitude
     FROM job_term CROSS JOIN generate_series(1, $1::int) AS times`,
];

/** Creates a database with jobs around a few places, and with `copies` of each in the search tables only. */
export async function createPathsDatabase(copies = 0): Promise<PathsDatabase> {
  const test = await createTestDatabase();
  const { database } = test;
  const jobs = spreadJobs(4000, 3);
  const { id: cityId } = await buildCity(database);
  const { id: companyId } = await buildCompany(database, { cityId });
  await storeJobs(database, companyId, cityId, jobs);
  if (copies > 0) for (const sql of MULTIPLY) await database.query(sql, [copies]);
  await database.query('VACUUM ANALYZE job_search');
  await database.query('VACUUM ANALYZE job_term');
  await database.query('ANALYZE job');
  const { code } = await database.prisma.jobProfile.findUniqueOrThrow({ where: { key: 'cook' } });
  return { ...test, jobs, profile: code };
}

/** Returns the query of `FILTER`; for the whole country if the radius is null. */
export function searchBy(
  profile: number,
  order: ResolvedQuery['order'],
  radiusKm: number | null = 30,
): ResolvedQuery {
  const area = radiusKm === null ? null : areaOf({ centre: CENTRE, radiusKm });
  const facets = facetsOf(FILTER, profile);
  return {
    facets,
    centre: area && CENTRE,
    area,
    side: area ? 'inside' : 'none',
    words: null,
    order,
    hidden: [],
  };
}

/** All access paths that can be used for the filter. */
export const COUNTRY_LISTS = ['country', 'profile', 'pay', 'kind'] as const satisfies AccessPath[];
export const ALL_LISTS = ['newest', 'profileNewest', ...COUNTRY_LISTS] as const satisfies AccessPath[];
export const MAPS = ['map', 'profileMap'] as const satisfies AccessPath[];
