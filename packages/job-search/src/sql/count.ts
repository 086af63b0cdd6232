import { allMatches, type RowsVariant } from './matching-rows.ts';
import type { StatementValues } from './statement.ts';

/** Matches counted up to `countTo`: reading stops when they are reached. */
export const countedSql = (variant: RowsVariant): string =>
  `SELECT count(*)::int FROM (${allMatches(variant)} LIMIT $countTo::int) counted`;

/** A step of a ladder as its matches are counted, and what its values are. */
interface CountedStep {
  readonly variant: RowsVariant;
  readonly values: StatementValues;
  readonly isOnlyBehind: boolean;
}

interface Limits {
  readonly countTo: number;
  /** Rows of a page: a list enters no wider step where those before have more. */
  readonly size: number;
}

/** Jobs of so many steps, each once. A count stands in a statement twice and is made once at most: when it is first asked for. */
const countOf = (rows: readonly string[]): string =>
  rows.length === 0
    ? '0'
    : `(SELECT count(DISTINCT job_id)::int FROM (${rows.map((own) => `SELECT job_id FROM ${own}`).join(' UNION ALL ')}) shown)`;

/** How many jobs a list of these steps shows: it enters them one after the other, as `readLadder` does. */
function shownSql(steps: readonly CountedStep[], rows: readonly string[], { size }: Limits): string {
  const cases = steps.map(({ isOnlyBehind }, at) => {
    const before = countOf(rows.slice(0, at));
    return `WHEN ${before} ${isOnlyBehind ? `NOT BETWEEN 1 AND ${size}` : `> ${size}`} THEN ${before}`;
  });
  return steps.length === 0 ? '0' : `CASE ${cases.join('\n  ')} ELSE ${countOf(rows)} END`;
}

/**
 * What several lists show, each up to `countTo`, in one statement. Steps that several of them have are read once, and only
 * where the count is asked for: a common table expression is run when it is first read.
 */
export function shownCounts(
  lists: readonly (readonly CountedStep[])[],
  limits: Limits,
): { readonly text: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const expressions = new Map<string, string>();
  const rowsOf = ({ variant, values: own }: CountedStep): string => {
    const sql = allMatches(variant);
    const key = JSON.stringify([sql, own]);
    const known = [...expressions.keys()].indexOf(key);
    if (known >= 0) return `step${known}`;
    const name = `step${expressions.size}`;
    const numbered = sql.replace(
      /\$([a-z]\w*)/gi,
      (_all, value: string) => `$${values.push(own[value] ?? null)}`,
    );
    // As a value: a number would have the server plan for it, and choose to sort.
    const limit = `$${values.push(limits.countTo)}::int`;
    expressions.set(key, `${name} AS MATERIALIZED (${numbered} LIMIT ${limit})`);
    return name;
  };
  const counts = lists.map((steps) => shownSql(steps, steps.map(rowsOf), limits));
  const read = expressions.size === 0 ? '' : `WITH ${[...expressions.values()].join(',\n')}\n`;
  return { text: `${read}SELECT ARRAY[${counts.join(',\n')}]::int[] AS counts`, values };
}
