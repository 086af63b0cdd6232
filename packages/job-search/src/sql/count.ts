import { allMatches, type RowsVariant } from './matching-rows.ts';
import type { StatementValues } from './statement.ts';

/** Matches counted up to `countTo`: reading stops when they are reached. */
export const countedSql = (variant: RowsVariant): string =>
  `SELECT count(*)::int FROM (${allMatches(variant)} LIMIT $countTo::int) counted`;

/** A step of a ladder as its matches are counted, and what its values are. */
export interface CountedStep {
  readonly variant: RowsVariant;
  readonly values: StatementValues;
  /** Without the words of the one before: it finds all that those before find. */
  readonly isLooser: boolean;
  readonly isOnlyBehind: boolean;
}

const countOf = (rows: string): string => `(SELECT count(*)::int FROM ${rows} counted)`;

const countOfAny = (rows: readonly string[]): string =>
  `(SELECT count(DISTINCT job_id)::int FROM (${rows.map((own) => `(SELECT job_id FROM ${own} counted)`).join(' UNION ALL ')}) shown)`;

/** How many jobs a list of these steps shows: of the work itself where they are enough, else a page of any step. */
function shownSql(
  steps: readonly CountedStep[],
  rows: readonly string[],
  enough: number,
  size: number,
): string {
  const loosest = steps.findLastIndex(({ isLooser }) => isLooser);
  const exact = countOf(rows[0] ?? '');
  const total =
    loosest < 0
      ? exact
      : `(SELECT CASE WHEN exact >= ${enough} THEN exact ELSE ${countOf(rows[loosest] ?? '')} END
      FROM (SELECT ${exact} AS exact OFFSET 0) strictly)`;
  const left = steps.map((step, at) => ({ ...step, rows: rows[at] ?? '' })).slice(Math.max(loosest, 0));
  if (left.length === 1) return total;
  const alone = left.filter(({ isOnlyBehind }) => !isOnlyBehind).map((step) => step.rows);
  const all = countOfAny(left.map((step) => step.rows));
  return `(SELECT CASE WHEN total >= ${Math.min(enough, size)} THEN total
      WHEN ${countOfAny(alone)} = 0 THEN 0 ELSE least(${size}, ${all}) END FROM (SELECT ${total} AS total OFFSET 0) closely)`;
}

/**
 * What several lists show, each up to `countTo`, in one statement. Steps that several of them have are read once, and only
 * where the count is asked for: a common table expression is run when it is first read.
 */
export function shownCounts(
  lists: readonly (readonly CountedStep[])[],
  { countTo, enough, size }: { readonly countTo: number; readonly enough: number; readonly size: number },
): { readonly text: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const expressions = new Map<string, string>();
  const rowsOf = ({ variant, values: own }: CountedStep): string => {
    const sql = allMatches(variant);
    const key = JSON.stringify([sql, own]);
    const known = [...expressions.keys()].indexOf(key);
    if (known >= 0) return `step${known}`;
    const numbered = sql.replace(
      /\$([a-z]\w*)/gi,
      (_all, name: string) => `$${values.push(own[name] ?? null)}`,
    );
    // As a value: a number would have the server plan for it, and choose to sort.
    expressions.set(
      key,
      `step${expressions.size} AS MATERIALIZED (${numbered} LIMIT $${values.push(countTo)}::int)`,
    );
    return `step${expressions.size - 1}`;
  };
  const counts = lists.map((steps) =>
    steps.length === 0 ? '0' : shownSql(steps, steps.map(rowsOf), enough, size),
  );
  const read = expressions.size === 0 ? '' : `WITH ${[...expressions.values()].join(',\n')}\n`;
  return { text: `${read}SELECT ARRAY[${counts.join(',\n')}]::int[] AS counts`, values };
}
