// Runs before the servers start: migrates the database and fills in reference data and texts. If SEED_JOBS is set and
// the database has no jobs, it also creates demo jobs and pictures of their companies.
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const jobs = process.env.SEED_JOBS || '0';

/** Number of attempts to run a script, because the object store may take some seconds to start. */
const STORE_ATTEMPTS = 10;
const PAUSE = 3000;

/** @param {string[]} script @param {number} attempts */
async function run(script, attempts = 1) {
  for (let left = attempts; ; left -= 1) {
    const { status, error } = spawnSync(process.execPath, script, { stdio: 'inherit' });
    if (error) throw error;
    if (status === 0) return;
    if (left === 1) process.exit(status ?? 1);
    await sleep(PAUSE);
  }
}

await run(['packages/migrations/src/main.ts']);
await run(['packages/demo-data/src/main.ts', '--keep', '--jobs', jobs]);
if (Number(jobs) > 0) await run(['packages/demo-data/src/pictures/main.ts'], STORE_ATTEMPTS);
