import { loadReferenceData } from '@nukkad/reference-data/load/load-reference-data.ts';
import pg from 'pg';
import { createGenerator } from './generator/index.ts';
import { loadFeedback } from './load-feedback.ts';
import { loadFigures } from './load-figures.ts';
import { loadGenerated, type OnProgress } from './load-generated.ts';
import { loadHiring } from './load-hiring.ts';
import { loadPeople } from './load-people.ts';
import { loadUnclaimed } from './load-unclaimed.ts';
import { readMarker, writeMarker } from './seed-marker.ts';

export interface SeedOptions {
  /** Number of demo jobs; 0 loads only reference data. */
  jobs: number;
  /**
   * Whether demo seekers are created. Anybody can sign in as one of them, so use it only on machines that nobody else
   * can reach.
   */
  people: boolean;
  /** Whether to keep a database with another number of demo jobs, instead of throwing SeedConflict. */
  keep?: boolean;
  /** Seed of the random generator. Equal seeds give equal rows. */
  seed?: number;
  /** Time at which the data end, because no row is newer; by default the current time. */
  now?: Date;
  onProgress?: OnProgress;
}

export type SeedOutcome = 'loaded' | 'already loaded' | 'reference data alone';

/** Thrown if the database already has another number of demo jobs, so the requested ones cannot be added. */
export class SeedConflict extends Error {
  override readonly name = 'SeedConflict';
}

/**
 * Fills a migrated database: updates the reference data, and loads companies and jobs into an empty database in one
 * transaction. Repeating it changes nothing. A database with real jobs gets no demo jobs.
 */
export async function loadSeed(connectionString: string, options: SeedOptions): Promise<SeedOutcome> {
  const client = new pg.Client({ connectionString, application_name: 'nukkad-seed' });
  await client.connect();
  try {
    await loadReferenceData(client);
    const outcome = await loadRun(client, options);
    if (outcome === 'loaded') await client.query('VACUUM (ANALYZE)');
    return outcome;
  } finally {
    await client.end();
  }
}

async function loadRun(client: pg.Client, options: SeedOptions): Promise<SeedOutcome> {
  const { jobs, people, seed = 1, now = new Date(), onProgress } = options;
  if (jobs === 0) return 'reference data alone';
  const marker = await readMarker(client);
  if (marker !== undefined && (marker.jobs === jobs || options.keep)) return 'already loaded';
  if (marker !== undefined) {
    throw new SeedConflict(`The database holds ${marker.jobs} made-up jobs, not ${jobs}: use an empty one`);
  }
  if (await hasJobs(client)) return 'reference data alone';
  await client.query('BEGIN');
  try {
    const run = createGenerator({ seed, count: jobs, now });
    await loadGenerated(client, run, onProgress ? { now, onProgress } : { now });
    if (people) {
      await loadPeople(client, now);
      await loadHiring(client, now);
      await loadUnclaimed(client, now);
      await loadFeedback(client, now);
      await loadFigures(client, now);
    }
    await writeMarker(client, { seed, jobs, now: now.toISOString() });
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return 'loaded';
}

async function hasJobs(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM job LIMIT 1');
  return rowCount !== 0;
}
