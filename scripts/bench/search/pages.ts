import pg from 'pg';
import type { RunStatement } from './statement-recorder.ts';

interface PlanTop {
  readonly Plan: Readonly<Record<'Shared Hit Blocks' | 'Shared Read Blocks', number>>;
  readonly 'Execution Time': number;
}

/** What statements cost the server. */
export interface Cost {
  /** Pages touched, in the server's memory or not. */
  readonly pages: number;
  readonly milliseconds: number;
}

/** A value as a literal of EXECUTE. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(String(value));
}

/**
 * What statements cost together, from EXPLAIN (ANALYZE, BUFFERS) of each, with the plans that the API runs them with:
 * those that fit any values.
 */
export async function costOf(client: pg.Client, statements: readonly RunStatement[]): Promise<Cost> {
  let [pages, milliseconds] = [0, 0];
  for (const statement of statements) {
    const one = await costOfOne(client, statement);
    pages += one.pages;
    milliseconds += one.milliseconds;
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
  const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
  const { rows } = await client.query<{ 'QUERY PLAN': [PlanTop] }>(
    `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE ${pg.escapeIdentifier(name)}${given}`,
  );
  const top = rows[0]?.['QUERY PLAN'][0];
  return {
    pages: (top?.Plan['Shared Hit Blocks'] ?? 0) + (top?.Plan['Shared Read Blocks'] ?? 0),
    milliseconds: top?.['Execution Time'] ?? 0,
  };
}
