import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { PLANNING_OPTIONS } from '@nukkad/db';
import { findPostgresPrograms } from '@nukkad/testing/cluster/postgres-programs.ts';
import { literal } from './pages.ts';

/** A statement for pgbench with parameters $1, $2 … and their values. */
export interface BenchStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements of one transaction. */
export type BenchScript = readonly BenchStatement[];

interface Script {
  readonly text: string;
  /** Arguments for pgbench: `-D name=value` for each variable. */
  readonly variables: readonly string[];
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return value instanceof Date ? value.toISOString() : String(value);
}

/**
 * Maximum number of parameters in a statement. pgbench sends each occurrence of a variable as a separate one, and
 * supports not many more.
 */
const PARAMETERS_MAX = 250;

/**
 * Returns the numbers of the parameters to write into the text as literals, the most frequent first, so that the
 * others stay below the limit.
 */
function inlinedParameters({ text, values }: BenchStatement): Set<number> {
  const occurrences = Map.groupBy(
    [...text.matchAll(/\$(\d+)/g)]
      .map(([, number]) => Number(number))
      .filter((number) => values[number - 1] != null),
    (number) => number,
  );
  const mostFrequent = [...occurrences].sort(([, a], [, b]) => b.length - a.length);
  let remaining = mostFrequent.reduce((sum, [, all]) => sum + all.length, 0);
  const inlined = new Set<number>();
  for (const [number, all] of mostFrequent) {
    if (remaining <= PARAMETERS_MAX) break;
    inlined.add(number);
    remaining -= all.length;
  }
  return inlined;
}

/** Returns a statement as a pgbench script. Null values become literals, because pgbench variables cannot be null. */
function writeStatement(statement: BenchStatement, prefix: string): Script {
  const { text, values } = statement;
  const inlined = inlinedParameters(statement);
  const isVariable = (number: number) => values[number - 1] != null && !inlined.has(number);
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
  /** Whether the server uses the API's planner settings or its own. */
  readonly planning: 'API settings' | 'server settings';
}

/**
 * Runs pgbench with prepared statements, choosing scripts at random. Returns transactions per second, without the first second,
 * in which statements are prepared.
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
    PGOPTIONS: planning === 'API settings' ? PLANNING_OPTIONS : '',
  };
  try {
    const run = promisify(execFile)('pgbench', arguments_, { env, maxBuffer: 64 * 1024 * 1024 });
    // An error's message would repeat the whole command.
    const { stderr } = await run.catch((error: { stderr: string }) => error);
    return perSecond(stderr);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the mean of the transactions per second in pgbench's progress report, without the first second. */
function perSecond(progress: string): number {
  if (/aborted|rror:/.test(progress)) throw new Error(`pgbench: ${progress.slice(0, 500)}`);
  const figures = [...progress.matchAll(/progress: [\d.]+ s, ([\d.]+) tps/g)].map(([, tps]) => Number(tps));
  const counted = figures.slice(1);
  return counted.reduce((sum, tps) => sum + tps, 0) / Math.max(counted.length, 1);
}
