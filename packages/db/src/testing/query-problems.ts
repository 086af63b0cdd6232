import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import type { Column } from '../columns.ts';
import type { Query } from '../sql.ts';
import { withClient } from './connect.ts';
import { type DescribedColumn, describeStatement } from './describe-statement.ts';

type AnyQuery = Query<unknown>;

/**
 * A placeholder that stands for any argument. It has every property and can be called. It is never sent to the
 * database.
 */
const ANYTHING: unknown = new Proxy(() => ANYTHING, {
  get: (_, property) => (property === Symbol.toPrimitive ? () => '' : ANYTHING),
  apply: () => ANYTHING,
});

function isQuery(value: unknown): value is AnyQuery {
  return typeof value === 'object' && value !== null && 'text' in value && 'columns' in value;
}

/**
 * Returns the queries in an exported value, which is a query, a function that returns one, or an array or object of
 * them.
 */
function queriesIn(exported: unknown): AnyQuery[] {
  if (isQuery(exported)) return [exported];
  if (typeof exported === 'function') return queriesIn(exported(...Array(exported.length).fill(ANYTHING)));
  if (Array.isArray(exported)) return exported.flatMap(queriesIn);
  const isRecord = typeof exported === 'object' && exported !== null && exported.constructor === Object;
  return isRecord ? Object.values(exported).flatMap(queriesIn) : [];
}

function columnProblem(name: string, declared: Column<unknown>, described: DescribedColumn): string | null {
  const { type, labels, mayBeNull } = described;
  if (labels !== null) {
    const isSame = [...(declared.labels ?? [])].sort().join() === [...labels].sort().join();
    if (!isSame) return `${name} is an enum of ${labels.join(', ')}`;
  } else if (!declared.types.includes(type)) return `${name} is ${type}, not ${declared.types.join(' or ')}`;
  return mayBeNull && !declared.isNullable && !declared.isNotNull ? `${name} may be NULL` : null;
}

async function problemsOf(client: pg.Client, { text, columns }: AnyQuery): Promise<string[]> {
  const described = await describeStatement(client, text);
  const problems = described.map((column) => {
    const declared = columns[column.name];
    return declared ? columnProblem(column.name, declared, column) : `${column.name} is not declared`;
  });
  const missing = Object.keys(columns)
    .filter((name) => !described.some((column) => column.name === name))
    .map((name) => `${name} is not answered`);
  return [...problems.filter((problem) => problem !== null), ...missing];
}

/** Returns the queries that the `*.queries.ts` files of a folder export, by file and export name. */
export async function readQueries(folder: string): Promise<Map<string, AnyQuery[]>> {
  const queries = new Map<string, AnyQuery[]>();
  for (const file of globSync('**/*.queries.ts', { cwd: folder }).sort()) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    for (const [name, exported] of Object.entries(module))
      queries.set(`${file} ${name}`, queriesIn(exported));
  }
  return queries;
}

/**
 * Returns the problems of queries: the server cannot prepare the query, or its columns differ from the declared ones.
 */
export function queryProblems(url: string, queries: ReadonlyMap<string, AnyQuery[]>): Promise<string[]> {
  return withClient(url, async (client) => {
    const problems: string[] = [];
    for (const [name, exported] of queries) {
      for (const query of exported) {
        const found = await problemsOf(client, query).catch((error: Error) => [error.message]);
        problems.push(...found.map((problem) => `${name}: ${problem}`));
      }
    }
    return problems;
  });
}
