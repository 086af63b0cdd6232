import pg from 'pg';
import type { RunStatement } from './statement-recorder.ts';

interface PlanTop {
  readonly Plan: Readonly<Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>>;
  readonly 'Execution Time': number;
}

/** The cost of statements on the server. */
export interface Cost {
  /** Pages read from the buffer cache or the disk. */
  readonly pages: number;
  readonly milliseconds: number;
}

/** Returns a value as an SQL literal. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(String(value));
}

/**
 * Returns the total cost of statements by EXPLAIN (ANALYZE, BUFFERS). They run as prepared statements with generic
 * plans, as in the API.
 */
export async function costOf(client: pg.Client, statements: readonly RunStatement[]): Promise<Cost> {
  let pages = 0;
  let milliseconds = 0;
  for (const statement of statements) {
    const cost = await costOfOne(client, statement);
    pages += cost.pages;
    milliseconds += cost.milliseconds;
  }
  return { pages, milliseconds };
}

const prepared = new WeakMap<pg.Client, Set<string>>();

async function prepare(client: pg.Client, { name, text }: RunStatement): Promise<void> {
  const known = prepared.get(client) ?? new Set();
  prepared.set(client, known);
  if (known.has(name)) return;
  await client.query(`PREPARE ${pg.escapeIdentifier(name)} AS ${text}`);
  known.add(name);
}

async function costOfOne(client: pg.Client, statement: RunStatement): Promise<Cost> {
  await prepare(client, statement);
  const { name, values } = statement;
  const literals = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
  const { rows } = await client.query<{ 'QUERY PLAN': [PlanTop] }>(
    `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE ${pg.escapeIdentifier(name)}${literals}`,
  );
  const top = rows[0]?.['QUERY PLAN'][0];
  return {
    pages: (top?.Plan['Shared Hit Blocks'] ?? 0) + (top?.Plan['Shared Read Blocks'] ?? 0),
    milliseconds: top?.['Execution Time'] ?? 0,
  };
}
