import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { PLANNING_OPTIONS } from '@nukkad/db';
import { findPostgresPrograms } from '@nukkad/testing/cluster/postgres-programs.ts';
import { literal } from './pages.ts';

/** A statement for pgbench: its text with $1, $2 …, and what fills them. */
export interface BenchStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What one transaction of pgbench runs. */
export type BenchScript = readonly BenchStatement[];

interface Script {
  readonly text: string;
  /** `-D name=value` for each. */
  readonly variables: readonly string[];
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

/** pgbench sends each mention of a variable as a parameter of its own, and so many at most. */
const PARAMETERS_MAX = 250;

/** The values that are mentioned most, so many that the others fit: they stand in the text instead. */
function inText({ text, values }: BenchStatement): Set<number> {
  const mentions = Map.groupBy(
    [...text.matchAll(/\$(\d+)/g)]
      .map(([, number]) => Number(number))
      .filter((number) => values[number - 1] != null),
    (number) => number,
  );
  const byMentions = [...mentions].sort(([, a], [, b]) => b.length - a.length);
  let left = byMentions.reduce((sum, [, own]) => sum + own.length, 0);
  const chosen = new Set<number>();
  for (const [number, own] of byMentions) {
    if (left <= PARAMETERS_MAX) break;
    chosen.add(number);
    left -= own.length;
  }
  return chosen;
}

/** pgbench knows no null either: a value that is null stands in the text too, which spares the server what it skips. */
function writeStatement(statement: BenchStatement, prefix: string): Script {
  const { text, values } = statement;
  const written = inText(statement);
  const isVariable = (number: number) => values[number - 1] != null && !written.has(number);
  const named = text.replace(/\$(\d+)/g, (_all, digits: string) => {
    const number = Number(digits);
    return isVariable(number) ? `:${prefix}_${number}` : literal(values[number - 1]);
  });
  const variables = values.flatMap((value, at) =>
    isVariable(at + 1) ? ['-D', `${prefix}_${at + 1}=${textOf(value)}`] : [],
  );
  return { text: `${named.replace(/\s+/g, ' ')};\n`, variables };
}

function writeScript(statements: BenchScript, at: number): Script {
  const written = statements.map((statement, number) => writeStatement(statement, `v${at}_${number}`));
  return {
    text: written.map(({ text }) => text).join(''),
    variables: written.flatMap(({ variables }) => variables),
  };
}

interface BenchOptions {
  readonly url: string;
  readonly clients: number;
  readonly seconds: number;
  /** Whether the server plans as the API has it do; else as it is set by itself. */
  readonly planning: 'as the API' | 'by itself';
}

/**
 * Transactions a second of pgbench, with prepared statements, taking the scripts by chance. Its first second prepares
 * and is not counted.
 */
export async function pgbench(scripts: readonly BenchScript[], options: BenchOptions): Promise<number> {
  const { url, clients, seconds, planning } = options;
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-pgbench-'));
  const written = scripts.map(writeScript);
  const files = written.map(({ text }, at) => {
    const file = join(folder, `${at}.sql`);
    writeFileSync(file, text);
    return file;
  });
  const { hostname, port, username, password, pathname } = new URL(url);
  const arguments_ = [
    ...['-M', 'prepared', '-n', '-P', '1', '-c', String(clients), '-j', String(Math.min(clients, 2))],
    ...['-T', String(seconds + 1), '-h', hostname, '-p', port || '5432', '-U', decodeURIComponent(username)],
    ...written.flatMap(({ variables }) => variables),
    ...files.flatMap((file) => ['-f', file]),
    pathname.slice(1),
  ];
  const env = {
    ...process.env,
    PATH: `${findPostgresPrograms()}${delimiter}${process.env.PATH ?? ''}`,
    PGPASSWORD: decodeURIComponent(password),
    PGOPTIONS: planning === 'as the API' ? PLANNING_OPTIONS : '',
  };
  try {
    const run = promisify(execFile)('pgbench', arguments_, { env, maxBuffer: 64 * 1024 * 1024 });
    // The error's own text repeats the whole command.
    const { stderr } = await run.catch((error: { stderr: string }) => error);
    return perSecond(stderr);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The mean of the seconds' own figures, but for the first. */
function perSecond(progress: string): number {
  if (/aborted|rror:/.test(progress)) throw new Error(`pgbench: ${progress.slice(0, 500)}`);
  const told = [...progress.matchAll(/progress: [\d.]+ s, ([\d.]+) tps/g)].map(([, tps]) => Number(tps));
  const counted = told.slice(1);
  return counted.reduce((sum, tps) => sum + tps, 0) / Math.max(counted.length, 1);
}
