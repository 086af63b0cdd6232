import type { JobFilterInput } from '@nukkad/contract';
import { withClient } from '../shared/with-client.ts';
import type { BenchStatement } from './pgbench.ts';

/**
 * What a textbook has: the jobs in one table with a GiST index on their geography, and a GIN index on the words of their
 * titles. Narrower than the product's table of jobs (no description), so that as much as possible lies on a page.
 */
const MAKE = [
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

/** Makes the textbook's table beside the product's, once a database. */
export async function makeTextbook(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('textbook_job') AS made`);
    if (rows[0].made !== null) return;
    for (const sql of MAKE) await client.query(sql);
  });
}

const CARD = `j.id, j.title, j.slug, j.share_id, j.company_id, co.name, co.image_key, j.profile_key, j.job_type,
  j.pay_min, j.pay_max, j.experience_min_years, j.experience_max_years, j.created_at, j.status, j.locality, j.latitude,
  j.longitude, j.checks_passed, j.checks_done, j.city_id`;

type Facets = Pick<
  JobFilterInput,
  'jobProfile' | 'jobType' | 'qualification' | 'pay' | 'experience' | 'experienceYears'
>;

/** The facets as conditions on the table's own columns. */
function facetConditions(facets: Facets, values: unknown[]): string[] {
  const place = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const { jobProfile, jobType, qualification, pay, experience, experienceYears } = facets;
  const conditions: string[] = [];
  if (jobProfile) conditions.push(`j.profile_key = ${place(jobProfile, 'text')}`);
  if (jobType) conditions.push(`j.job_type = ${place(jobType, 'job_type')}`);
  if (qualification) conditions.push(`j.qualification = ${place(qualification, 'qualification')}`);
  if (pay) conditions.push(`j.pay_max >= ${place(pay[0], 'int')}`);
  if (experience === 'FRESHER') conditions.push('j.experience_min_years = 0');
  if (experienceYears) {
    conditions.push(`coalesce(j.experience_max_years, 99) >= ${place(experienceYears[0], 'int')}`);
    conditions.push(`j.experience_min_years <= ${place(experienceYears[1], 'int')}`);
  }
  return conditions;
}

/** Within 30 km of a point by its facets, the newest ten. */
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

/** Jobs of a city whose titles have all the words, the newest ten. */
export function textbookWords(cityId: number, words: string): BenchStatement {
  const text = `SELECT ${CARD} FROM textbook_job j JOIN company co ON co.id = j.company_id
    WHERE j.status = 'ACTIVE' AND j.city_id = $1::int AND j.title_words @@ plainto_tsquery('simple', $2::text)
    ORDER BY j.created_at DESC, j.id DESC LIMIT 10`;
  return { text, values: [cityId, words] };
}
