import { migrateDeploy } from '@nukkad/db';
import { loadSeed } from '@nukkad/db/seed/load-seed.ts';
import type { BenchPostgres } from './bench-postgres.ts';

/** The generator's seed and moment: every run has the same jobs. */
const SEED = 20_261_121;
const NOW = new Date('2026-11-21T06:00:00Z');

/** Makes a migrated database with so many generated jobs; answers its URL. */
export async function loadBenchDatabase(postgres: BenchPostgres, jobs: number): Promise<string> {
  const url = await postgres.createDatabase(`bench_${jobs}`);
  await migrateDeploy(url);
  await loadSeed(url, { jobs, people: false, seed: SEED, now: NOW });
  return url;
}
