import type { CheckResult } from '@nukkad/checks';
import { type Queryable, rows } from '../../database/rows.ts';

/** Who found what, where no operator did. */
const MACHINE = 'rule';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly outcome: string;
  readonly reason: string;
}

/** The results of one job or company, as rows. */
export function resultRows(id: string, checks: object): Row[] {
  const results = Object.entries(checks) as [string, CheckResult][];
  return results.map(([kind, { outcome, reason }]) => ({ id, kind, outcome, reason }));
}

const UPSERT = (table: string, key: string) => `
  INSERT INTO ${table} (${key}, kind, outcome, reason, checked_at, checked_by)
  SELECT r.id, r.kind::check_kind, r.outcome::check_outcome, r.reason,
         CASE WHEN r.outcome <> 'NOT_DONE' THEN $2::timestamptz END,
         CASE WHEN r.outcome <> 'NOT_DONE' THEN '${MACHINE}' END
    FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, kind text, outcome text, reason text)
   ORDER BY r.id, r.kind
  ON CONFLICT (${key}, kind) DO UPDATE
    SET outcome = excluded.outcome, reason = excluded.reason, checked_at = excluded.checked_at,
        checked_by = excluded.checked_by
  RETURNING 1 AS written`;

/** Keeps results with their date; a check that cannot be done has none. */
export async function writeResults(
  source: Queryable,
  subject: 'job' | 'company',
  results: readonly Row[],
  now: Date,
): Promise<void> {
  if (results.length === 0) return;
  await rows(source, UPSERT(`${subject}_check`, `${subject}_id`), JSON.stringify(results), now);
}

/** The counts on the cards: of the job's own checks and its company's. Only what changed is written. */
const COUNT = `
  UPDATE job j SET checks_done = c.done, checks_passed = c.passed
    FROM (SELECT j.id, count(*) FILTER (WHERE k.outcome <> 'NOT_DONE')::int AS done,
                 count(*) FILTER (WHERE k.outcome = 'PASSED')::int AS passed
            FROM job j
            LEFT JOIN LATERAL (SELECT kind, outcome FROM job_check WHERE job_id = j.id
                                UNION ALL
                               SELECT kind, outcome FROM company_check c WHERE c.company_id = j.company_id
                                  AND NOT EXISTS (SELECT FROM job_check o WHERE o.job_id = j.id AND o.kind = c.kind)
                              ) k ON true
           WHERE j.id = ANY($1::uuid[]) GROUP BY j.id) c
   WHERE j.id = c.id AND (j.checks_done, j.checks_passed) IS DISTINCT FROM (c.done, c.passed)
  RETURNING 1 AS written`;

/** Brings the counts of jobs in line with the kept results. */
export async function countOnCards(source: Queryable, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0) await rows(source, COUNT, jobIds);
}
