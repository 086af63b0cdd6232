import {
  JOB_ATTRIBUTE_NAMES,
  JOB_FILTERS,
  type JobAttributes,
  type JobStatus,
  type JobType,
  type Qualification,
} from '@nukkad/contract';
import type { Database } from '@nukkad/db';
import { Random } from '@nukkad/domain/random.ts';

/** A job as `slowSearch` reads it. */
export interface TestJob extends JobAttributes {
  readonly id: string;
  readonly title: string;
  readonly profileKey: string;
  readonly minYears: number;
  readonly maxYears: number | null;
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly status: JobStatus;
  readonly createdAt: Date;
}

/** Positions at the limits of filters: corners and edges of cells, the far north, coasts; and a few ordinary towns. */
export const ANCHORS = [
  { name: 'Cornerpur', latitude: 34 * 0.55, longitude: 104 * 0.7 },
  { name: 'Edgegaon', latitude: 37.5 * 0.55, longitude: 109 * 0.7 },
  { name: 'Kupwara', latitude: 34.5262, longitude: 74.2546 },
  { name: 'Northmost', latitude: 36.95, longitude: 74.9 },
  { name: 'Seaside', latitude: 18.9316, longitude: 72.8295 },
  { name: 'Land’s End', latitude: 8.0883, longitude: 77.5385 },
  { name: 'Lonely', latitude: 27.1, longitude: 93.6 },
] as const;

const PROFILES = ['cook', 'delivery', 'sales', 'teacher'];
const TYPES: readonly JobType[] = ['FULL_TIME', 'FULL_TIME', 'PART_TIME', 'INTERNSHIP'];
const QUALIFICATIONS: readonly (Qualification | null)[] = [null, 'SSC', 'HSSC', 'UG', 'PG'];
const STATUSES: readonly JobStatus[] = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'CLOSED', 'PAUSED'];
const PAYS = [null, 0, 8000, 15_000, 15_500, 40_000, 99_500, 100_000, 150_000];
const YEARS = [0, 0, 1, 2, 5, 9, 12];
const DISTANCES_KM = [0, 0.01, 0.4, 2, 7, 14, 22, 29.9, 30, 30.1, 45];
const START = Date.UTC(2026, 9, 25);

function placed(random: Random): { latitude: number; longitude: number } {
  const anchor = random.pick(ANCHORS.slice(0, random.chance(0.03) ? 7 : 6));
  const away = random.pick(DISTANCES_KM) / 111;
  const angle = random.unit() * 2 * Math.PI;
  const stretch = Math.cos((anchor.latitude * Math.PI) / 180);
  return {
    latitude: anchor.latitude + away * Math.sin(angle),
    longitude: anchor.longitude + (away * Math.cos(angle)) / stretch,
  };
}

/** A random value or none for each attribute. */
function anyAttributes(random: Random) {
  return Object.fromEntries(
    JOB_ATTRIBUTE_NAMES.map((name) => [name, random.pick([null, ...JOB_FILTERS[name].values])]),
  ) as unknown as JobAttributes;
}

/** Random jobs around the anchors. Many share a position or a creation time. The same seed gives the same jobs. */
export function spreadJobs(count: number, seed: number, first = 0): TestJob[] {
  const random = new Random().restart(seed, 0, 0);
  const attributes = new Random().restart(seed, 1, 0);
  return Array.from({ length: count }, (_, index) => {
    const minYears = random.pick(YEARS);
    const pay = random.pick(PAYS);
    return {
      id: `0199b3f2-${random
        .below(65_536)
        .toString(16)
        .padStart(4, '0')}-7000-8000-${(first + index).toString(16).padStart(12, '0')}`,
      title: `Job ${first + index}`,
      profileKey: random.pick(PROFILES),
      ...anyAttributes(attributes),
      jobType: random.pick(TYPES),
      qualification: random.pick(QUALIFICATIONS),
      minYears,
      maxYears: random.chance(0.3) ? null : minYears + random.pick([0, 0, 1, 3]),
      payMin: pay,
      payMax: pay === null ? null : pay + random.pick([0, 5000, 30_000]),
      ...placed(random),
      status: random.pick(STATUSES),
      createdAt: new Date(START + random.below(400) * 60_000),
    };
  });
}

const columnOf = (name: keyof JobAttributes) => JOB_FILTERS[name].attribute.column;
/** SQL for the attributes. Each database type has the name of its column. */
const ATTRIBUTES = JOB_ATTRIBUTE_NAMES.map((name) => `(j->>'${name}')::${columnOf(name)}`).join(', ');

const COLUMNS = `id, share_id, company_id, title, slug, profile_key, ${JOB_ATTRIBUTE_NAMES.map(columnOf).join(', ')}, experience_min_years,
  experience_max_years, pay_min, pay_max, city_id, address, latitude, longitude, requirements, skills, status,
  created_at, expires_at`;

/** Stores the jobs, all with one company and city; a search by position ignores the city. */
export async function storeJobs(
  database: Database,
  companyId: string,
  cityId: number,
  jobs: readonly TestJob[],
) {
  await database.query(
    `INSERT INTO job (${COLUMNS})
     SELECT (j->>'id')::uuid, right(j->>'id', 6), $2::uuid, j->>'title', 'a-job', j->>'profileKey',
            ${ATTRIBUTES}, (j->>'minYears')::smallint,
            (j->>'maxYears')::smallint, (j->>'payMin')::int, (j->>'payMax')::int, $3::int, 'A road',
            (j->>'latitude')::float8, (j->>'longitude')::float8, '<p>Works.</p>', '{}', (j->>'status')::job_status,
            (j->>'createdAt')::timestamptz, (j->>'createdAt')::timestamptz + interval '30 days'
       FROM jsonb_array_elements($1::jsonb) AS j`,
    [JSON.stringify(jobs), companyId, cityId],
  );
}
