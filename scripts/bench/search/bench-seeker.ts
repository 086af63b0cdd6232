import type { Database } from '@nukkad/db';

const SEEKER = '0199b3f2-0000-7000-8000-00000000be7c';
const INTERESTS = ['cook', 'delivery', 'sales'];
const DISMISSED_JOBS = 12;

/** Creates a seeker with interests, skills and dismissed jobs for top picks, unless it exists. Returns its id. */
export async function benchSeeker(database: Database): Promise<string> {
  await database.query(
    `INSERT INTO candidate (id, name, referral_code, skills, is_available, credit_balance, created_at, updated_at)
     VALUES ($1::uuid, 'Bench', 'BENCH234', ARRAY['Cooking', 'Driving', 'Hindi'], true, 0, now(), now())
     ON CONFLICT (id) DO NOTHING`,
    [SEEKER],
  );
  await database.query(
    `INSERT INTO interest (candidate_id, profile_key) SELECT $1::uuid, unnest($2::text[]) ON CONFLICT DO NOTHING`,
    [SEEKER, INTERESTS],
  );
  await database.query(
    `INSERT INTO dismissed_job (candidate_id, job_id, created_at)
     SELECT $1::uuid, id, now() FROM job WHERE status = 'ACTIVE' ORDER BY id DESC LIMIT $2::int ON CONFLICT DO NOTHING`,
    [SEEKER, DISMISSED_JOBS],
  );
  return SEEKER;
}
