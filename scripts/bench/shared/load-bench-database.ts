import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadSeed } from '@nukkad/demo-data/load-seed.ts';
import { deployDatabase, deployFingerprint } from '@nukkad/migrations/deploy-database.ts';
import type { BenchServer } from './bench-server.ts';
import { withClient } from './with-client.ts';

/** The generator's seed and current time, fixed so that every run has the same jobs. */
export const BENCH_SEED = 20_261_121;
export const BENCH_NOW = new Date('2026-11-21T06:00:00Z');

async function fill(url: string, jobs: number): Promise<void> {
  await deployDatabase(url);
  await loadSeed(url, { jobs, people: false, seed: BENCH_SEED, now: BENCH_NOW });
}

/** Creates a migrated database with only the reference data. Returns its URL. */
export async function emptyBenchDatabase(server: BenchServer, name: string): Promise<string> {
  const url = await server.createDatabase(name);
  await deployDatabase(url);
  await loadSeed(url, { jobs: 0, people: false });
  return url;
}

/** Creates a migrated database with generated jobs. Returns its URL. */
export async function loadBenchDatabase(server: BenchServer, jobs: number): Promise<string> {
  const url = await server.createDatabase(`bench_${jobs}`);
  await fill(url, jobs);
  return url;
}

/**
 * Returns a digest of the migrations, the reference data and the generator. Cached databases with another digest are
 * out of date.
 */
async function fingerprint(): Promise<string> {
  const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));
  const hash = createHash('sha256').update(await deployFingerprint());
  for (const file of globSync(
    '{demo-data/src/generator,reference-data/src,reference-data/data}/**/*.{ts,json,tsv}',
    {
      cwd: packages,
    },
  ).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(readFileSync(packages + file));
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Returns the URL of a cached database with generated jobs. Creates it unless it exists, and drops those that are out
 * of date.
 */
export async function reusedBenchDatabase(server: BenchServer, jobs: number): Promise<string> {
  const prefix = `nukkad_bench_${jobs}_`;
  const name = `${prefix}${await fingerprint()}`;
  const known = await server.databasesLike(prefix);
  if (known.includes(name)) return server.urlOf(name);
  for (const old of known) await server.dropDatabase(old);
  const unfinished = `${prefix}unfinished`;
  await fill(await server.createDatabase(unfinished), jobs);
  await withClient(server.urlOf('postgres'), (admin) =>
    admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`),
  );
  return server.urlOf(name);
}
