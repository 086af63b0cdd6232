import type { Database } from '@nukkad/db';
import { DEPTH, firstRows, type StoredJob } from './judge.ts';
import { type ConditionJob, type ConditionQuery, isAsked, isOpposite } from './judged-queries/conditions.ts';
import { mean, percent } from './report.ts';

export interface ConditionVerdict {
  readonly query: ConditionQuery;
  /** Right jobs among the first `n`, as a share (0–1) of `n`, the number of right jobs, at most ten. */
  readonly precision: number;
  /** Whether a job is the opposite of what was asked. */
  readonly hasOpposite: boolean;
  /** The titles of the wrong jobs among the first ten. */
  readonly wrong: readonly string[];
}

const ATTRIBUTES = `SELECT id, shift, work_place AS "workPlace" FROM job WHERE status = 'ACTIVE'`;

/** Runs sentences with conditions and judges their first page; leaves out those for which no job is right. */
export async function judgeConditions(
  database: Database,
  jobs: ReadonlyMap<string, StoredJob>,
  queries: readonly ConditionQuery[],
): Promise<ConditionVerdict[]> {
  const rows = await database.query<Pick<ConditionJob, 'id' | 'shift' | 'workPlace'>>(ATTRIBUTES);
  const all = new Map(
    rows.flatMap((row): [string, ConditionJob][] => {
      const job = jobs.get(row.id);
      return job === undefined ? [] : [[row.id, { ...job, ...row }]];
    }),
  );
  const verdicts: ConditionVerdict[] = [];
  for (const query of queries) {
    const right = [...all.values()].filter((job) => isAsked(job, query)).length;
    const possible = Math.min(DEPTH, right);
    if (possible === 0) continue;
    const page = await firstRows(database, query.query);
    const shown = page.jobs.flatMap(({ id }) => all.get(id) ?? []);
    const rightShown = shown.slice(0, possible).filter((job) => isAsked(job, query)).length;
    verdicts.push({
      query,
      precision: rightShown / possible,
      hasOpposite: shown.some((job) => isOpposite(job, query)),
      wrong: shown.filter((job) => !isAsked(job, query)).map(({ title }) => title),
    });
  }
  return verdicts;
}

/** Returns a report of the sentences with conditions: one line, and the sentences with wrong jobs if `hasMisses`. */
export function conditionsReport(verdicts: readonly ConditionVerdict[], hasMisses: boolean): string {
  const of = (hasError: boolean) => {
    const ofKind = verdicts.filter(({ query }) => query.hasError === hasError);
    return `${percent(mean(ofKind.map(({ precision }) => precision))).trim()} of ${ofKind.length}`;
  };
  const opposite = verdicts.filter(({ hasOpposite }) => hasOpposite).length;
  const line = `conditions: clean ${of(false)}, with errors ${of(true)}, the opposite in ${opposite}`;
  const misses = verdicts.filter(({ precision, hasOpposite }) => precision < 1 || hasOpposite);
  const written = misses.map(
    ({ query, precision, hasOpposite, wrong }) =>
      `   ${precision.toFixed(2)}${hasOpposite ? ' opposite' : ''} "${query.query}" ${wrong.slice(0, 3).join(' | ')}`,
  );
  return [line, ...(hasMisses ? written : [])].join('\n');
}
