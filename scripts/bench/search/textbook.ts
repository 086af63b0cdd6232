import type { JobFilterInput } from '@nukkad/contract';
import { withClient } from '../shared/with-client.ts';
import type { BenchStatement } from './pgbench.ts';

/**
 * SQL for the textbook solution: one table of jobs with a GiST index on their position and a GIN index on the words of their
 * titles. It has no descriptions, so that as many rows as possible fit on a page.
 */
const CREATE = [
  `CREATE TABLE textbook_job AS
   SELECT id, share_id, title, slug, company_id, profile_key, job_type, qualification, experience_min_years,
          experience_max_years, pay_min, pay_max, city_id, locality, latitude, longitude, position, status,
          checks_passed, checks_done, created_at, to_tsvector('simple', title) AS title_words
     FROM job`,
  'ALTER TABLE textbook_job ADD PRIMARY KEY (id)',
  `CREATE INDEX textbook_job_position_idx ON textbook_job USING gist (position) WHERE status = 'ACTIVE'`,
  'CREATE INDEX textbook_job_words_idx ON textbook_job USING gin (title_words)',
  'VACUUM ANALYZE textbook_job',
];

/** Creates the textbook's table unless it exists. */
export async function createTextbook(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('textbook_job') AS existing`);
    if (rows[0].existing !== null) return;
    for (const sql of CREATE) await client.query(sql);
  });
}

const CARD = `j.id, j.title, j.slug, j.share_id, j.company_id, co.name, co.image_key, j.profile_key, j.job_type,
  j.pay_min, j.pay_max, j.experience_min_years, j.experience_max_years, j.created_at, j.status, j.locality, j.latitude,
  j.longitude, j.checks_passed, j.checks_done, j.city_id`;

type Facets = Pick<
  JobFilterInput,
  'jobProfile' | 'jobType' | 'qualification' | 'pay' | 'experience' | 'experienceYears'
>;

/** Returns SQL conditions for the facets. Appends their values to `values`. */
function facetConditions(facets: Facets, values: unknown[]): string[] {
  const parameter = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const { jobProfile, jobType, qualification, pay, experience, experienceYears } = facets;
  const conditions: string[] = [];
  if (jobProfile) conditions.push(`j.profile_key = ${parameter(jobProfile, 'text')}`);
  if (jobType) conditions.push(`j.job_type = ${parameter(jobType, 'job_type')}`);
  if (qualification) conditions.push(`j.qualification = ${parameter(qualification, 'qualification')}`);
  if (pay) conditions.push(`j.pay_max >= ${parameter(pay[0], 'int')}`);
  if (experience === 'FRESHER') conditions.push('j.experience_min_years = 0');
  if (experienceYears) {
    conditions.push(`coalesce(j.experience_max_years, 99) >= ${parameter(experienceYears[0], 'int')}`);
    conditions.push(`j.experience_min_years <= ${parameter(experienceYears[1], 'int')}`);
  }
  return conditions;
}

/** Returns the statement for the newest ten jobs within 30 km of a point that match the facets. */
export function textbookRadius(
  point: { latitude: number; longitude: number },
  facets: Facets,
): BenchStatement {
  const values: unknown[] = [point.longitude, point.latitude];
  const conditions = [
    `j.status = 'ACTIVE'`,
    'ST_DWithin(j.position, ST_MakePoint($1::float8, $2::float8)::geography, 30000)',
    ...facetConditions(facets, values),
  ];
  const text = `SELECT ${CARD} FROM textbook_job j JOIN company co ON co.id = j.company_id
    WHERE ${conditions.join(' AND ')} ORDER BY j.created_at DESC, j.id DESC LIMIT 10`;
  return { text, values };
}

/** Returns the statement for the newest ten jobs of a city whose titles contain all the words. */
export function textbookWords(cityId: number, words: string): BenchStatement {
  const text = `SELECT ${CARD} FROM textbook_job j JOIN company co ON co.id = j.company_id
    WHERE j.status = 'ACTIVE' AND j.city_id = $1::int AND j.title_words @@ plainto_tsquery('simple', $2::text)
    ORDER BY j.created_at DESC, j.id DESC LIMIT 10`;
  return { text, values: [cityId, words] };
}
