import type { Database } from '@nukkad/db';

const HIDDEN = {
  name: 'search_hidden',
  text: `SELECT dismissed.job_id AS id FROM dismissed_job dismissed
    JOIN job_search ON job_search.job_id = dismissed.job_id
   WHERE dismissed.candidate_id = $1::uuid AND job_search.is_active`,
};

/** The active jobs that this seeker said "not interested" to; none for visitors. */
export async function hiddenJobs(database: Database, candidateId: string | null): Promise<string[]> {
  if (candidateId === null) return [];
  const hidden = await database.query<{ id: string }>(HIDDEN, [candidateId]);
  return hidden.map(({ id }) => id);
}
