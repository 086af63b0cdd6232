import { isOneValue } from '../facets.ts';
import { HIDDEN_REASONS } from '../hidden-reasons.ts';
import { JOB_OWN_COLUMNS } from '../job-card.ts';
import type { JobRow } from '../sql/page-statement.ts';
import { type Statement, statement } from '../sql/statement.ts';
import { valuesOf } from '../sql/values.ts';
import { stepsTyped } from './search-typed.ts';
import type { UnfinishedQuery } from './unfinished-query.ts';

/** Number of alternative terms whose lists are read. Few, because closed jobs only fill up a page. */
const TERMS_READ = 4;

const HIDDEN = HIDDEN_REASONS.map((reason) => `'${reason}'`).join(', ');

const listOf = (word: number): string => `(SELECT job_id, created_at FROM job_term
      WHERE NOT is_active AND term = ($list0::int[])[${word}] ORDER BY created_at DESC, job_id DESC LIMIT $rows::int)`;

const ofWords = (): string => `
  SELECT DISTINCT ON (created_at, job_id) job_id, created_at FROM (
    ${Array.from({ length: TERMS_READ }, (_, at) => listOf(at + 1)).join('\n    UNION ALL\n    ')}
  ) found ORDER BY created_at DESC, job_id DESC LIMIT $rows::int`;

const ofProfile = (): string => `
  SELECT job_id, created_at FROM job_search
  WHERE NOT is_active AND profile = $profileLow::smallint ORDER BY created_at DESC, job_id DESC LIMIT $rows::int`;

/** Returns the statement that reads closed and paused jobs by an index scan, newest first. Leaves out hidden jobs. */
const closedStatement = (by: 'words' | 'profile'): Statement =>
  statement(
    `search_closed_${by}`,
    () => `
WITH page AS (${by === 'words' ? ofWords() : ofProfile()}
)
SELECT ${JOB_OWN_COLUMNS}, j.city_id AS "cityId", NULL AS distance
FROM page JOIN job j ON j.id = page.job_id JOIN company co ON co.id = j.company_id
WHERE (j.status_reason IS NULL OR j.status_reason NOT IN (${HIDDEN}))
ORDER BY page.created_at DESC, page.job_id DESC`,
  );

/**
 * Returns the newest closed jobs that match a typed text. Uses the last query without words (all jobs of a profile),
 * else the words of the first query.
 */
export async function closedJobs(typed: UnfinishedQuery): Promise<JobRow[]> {
  const steps = stepsTyped(typed);
  const query = steps.findLast(({ words }) => words === null) ?? steps[0];
  if (query === undefined || (query.words === null && !isOneValue(query.facets.profile))) return [];
  const closed = closedStatement(query.words === null ? 'profile' : 'words');
  return typed.database.queryReplica<JobRow>(closed.with({ ...valuesOf(query), rows: typed.filter.size }));
}
