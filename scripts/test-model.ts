// Compares the product with its model in many runs: `pnpm test:model`. `--seed N` repeats a run that failed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1000' }, seed: { type: 'string' } },
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
});
const seed = values.seed ?? String(Date.now() % 1_000_000_000);
console.log(`seed ${seed}`);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project=int', 'apps/api/test/product-model'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NUKKAD_MODEL_RUNS: values.runs, NUKKAD_MODEL_SEED: seed },
  },
);
process.exitCode = status ?? 1;
