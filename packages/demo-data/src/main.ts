import { parseArgs } from 'node:util';
import { connectionProblem } from '@nukkad/db';
import type { OnProgress } from './load-generated.ts';
import { loadSeed, SeedConflict } from './load-seed.ts';

/**
 * `DATABASE_URL=… node packages/demo-data/src/main.ts --jobs N [--keep] [--no-people] [--seed N] [--now ISO]`: fills
 * a migrated database. By default, demo seekers are not created if NODE_ENV is production.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      jobs: { type: 'string', default: '20000' },
      people: { type: 'boolean', default: process.env.NODE_ENV !== 'production' },
      keep: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      now: { type: 'string' },
    },
  });
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is missing');
  const begin = performance.now();
  const outcome = await loadSeed(url, {
    jobs: wholeNumber(values.jobs, '--jobs'),
    people: values.people,
    keep: values.keep,
    seed: wholeNumber(values.seed, '--seed'),
    onProgress: showProgress,
    ...(values.now === undefined ? {} : { now: new Date(values.now) }),
  });
  console.log(`${outcome} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
}

function wholeNumber(text: string, option: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`${option} takes a whole number`);
  return Number(text);
}

const showProgress: OnProgress = (table, done, total) => {
  console.log(`${table}: ${done} of ${total}`);
};

try {
  await main();
} catch (error) {
  const isConflict = error instanceof SeedConflict;
  if (!isConflict && process.env.NUKKAD_DEBUG) throw error;
  const { DATABASE_URL: url } = process.env;
  console.error((url ? connectionProblem(error, url) : null) ?? (error as Error).message);
  process.exitCode = isConflict ? 2 : 1;
}
