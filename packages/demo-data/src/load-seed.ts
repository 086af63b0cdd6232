import { loadReferenceData } from '@nukkad/reference-data/load/load-reference-data.ts';
import pg from 'pg';
import { createGenerator } from './generator/index.ts';
import { loadFeedback } from './load-feedback.ts';
import { loadGenerated, type OnProgress } from './load-generated.ts';
import { loadPeople } from './load-people.ts';
import { readMarker, writeMarker } from './seed-marker.ts';

export interface SeedOptions {
  /** Made-up jobs; 0 loads reference data alone. */
  jobs: number;
  /** Whether ready seekers for trying out are made; only for machines that nobody else can reach. */
  people: boolean;
  /** Leaves a database alone that an earlier run filled with another number of jobs, instead of refusing. */
  keep?: boolean;
  /** Number that the made-up rows follow from. */
  seed?: number;
  /** The newest moment of a row; now unless said otherwise. */
  now?: Date;
  onProgress?: OnProgress;
}

export type SeedOutcome = 'loaded' | 'already loaded' | 'reference data alone';

/** The database has been filled in another way, so that what is asked for cannot be added. */
export class SeedConflict extends Error {
  override readonly name = 'SeedConflict';
}

/**
 * Fills a migrated database: reference data is brought up to date, companies and jobs come into an empty one,
 * all or nothing. Repeated it changes nothing; a database with jobs of its own gets none.
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
      await loadFeedback(client, now);
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
