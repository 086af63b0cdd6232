import pg from 'pg';
import type { RunStatement } from './statement-recorder.ts';

interface PlanTop {
  readonly Plan: Readonly<Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>>;
}

/** A value as a literal of EXECUTE. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(String(value));
}

/**
 * The pages that statements touch (in the server's memory or not), from EXPLAIN (ANALYZE, BUFFERS) of each, with the
 * plans that the API runs them with: those that fit any values.
 */
export async function pagesOf(client: pg.Client, statements: readonly RunStatement[]): Promise<number> {
  let pages = 0;
  for (const statement of statements) pages += await pagesOfOne(client, statement);
  return pages;
}

const prepared = new WeakMap<pg.Client, Set<string>>();

async function prepare(client: pg.Client, { name, text }: RunStatement): Promise<void> {
  const known = prepared.get(client) ?? new Set();
  prepared.set(client, known);
  if (known.has(name)) return;
  await client.query(`PREPARE ${pg.escapeIdentifier(name)} AS ${text}`);
  known.add(name);
}

async function pagesOfOne(client: pg.Client, statement: RunStatement): Promise<number> {
  await prepare(client, statement);
  const { name, values } = statement;
  const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
  const { rows } = await client.query<{ 'QUERY PLAN': [PlanTop] }>(
    `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE ${pg.escapeIdentifier(name)}${given}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
}
