import { parseArgs } from 'node:util';
import type { OnProgress } from './load-generated.ts';
import { loadSeed, SeedConflict } from './load-seed.ts';

/**
 * `DATABASE_URL=… node packages/demo-data/src/main.ts --jobs N [--keep] [--no-people] [--seed N] [--now ISO]`: fills a migrated
 * database. Ready seekers are left out where NODE_ENV is production.
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
  if (url === undefined) throw new Error('DATABASE_URL is not set');
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
  if (!(error instanceof SeedConflict)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
