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

const countOfAny = (rows: readonly string[]): string =>
  `(SELECT count(DISTINCT job_id)::int FROM (${rows.map((own) => `SELECT job_id FROM ${own}`).join(' UNION ALL ')}) shown)`;

/**
 * How many jobs a list of these steps shows: a wider step is entered only where those before have too few, and what is no
 * longer the work itself fills up a page. A count stands in it twice and is made once at most: when it is first asked for.
 */
function shownSql(steps: readonly CountedStep[], rows: readonly string[], { enough, size }: Limits): string {
  const loosest = steps.findLastIndex(({ isLooser }) => isLooser);
  const counts = rows.map((_own, at) => {
    const count = countOfAny(rows.slice(0, at + 1));
    return at > Math.max(loosest, 0) ? `least(${size}, ${count})` : count;
  });
  const cases = counts
    .slice(0, -1)
    .map((count) => `WHEN ${count} >= ${Math.min(enough, size)} THEN ${count}`);
  const alone = rows.filter((_own, at) => steps[at]?.isOnlyBehind === false);
  const isNone = alone.length === 0 ? 'true' : `${countOfAny(alone)} = 0`;
  return `CASE ${[...cases, `WHEN ${isNone} THEN 0`].join('\n  ')} ELSE ${counts.at(-1) ?? '0'} END`;
}

interface Limits {
  readonly countTo: number;
  readonly enough: number;
  readonly size: number;
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
