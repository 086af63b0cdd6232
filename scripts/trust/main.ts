import { parseArgs } from 'node:util';
import { prepareTestServer } from '@nukkad/testing/prepare-test-server.ts';
import { faults } from './faults/part.ts';
import { fuzz } from './fuzz/part.ts';
import { overload } from './load/overload.ts';
import { soak } from './load/soak.ts';
import { matrix } from './matrix/part.ts';
import { outside } from './outside/part.ts';
import { races } from './races/part.ts';
import { Checks, type Outcome, tableOf } from './shared/checks.ts';
import type { Part, Scale } from './shared/part.ts';

const PARTS: readonly Part[] = [matrix, fuzz, races, faults, outside, overload, soak];

/** Minutes of the soak in a run of all parts, and of `--soak` without a number. */
const SOAK_SHORT = '2';
const SOAK_LONG = '30';

/** Adds the number of minutes to a `--soak` that has none. */
function withMinutes(args: readonly string[]): string[] {
  return args.flatMap((arg, at) =>
    arg === '--soak' && !/^[\d.]+$/.test(args[at + 1] ?? '') ? [arg, SOAK_LONG] : [arg],
  );
}

const { values } = parseArgs({
  args: withMinutes(process.argv.slice(2).filter((arg) => arg !== '--')),
  options: {
    /** Repeats the random choices of an earlier run. */
    seed: { type: 'string' },
    /** Minutes of the soak; 30 if no number follows. */
    soak: { type: 'string', default: SOAK_SHORT },
    /** Runs only these parts. */
    only: { type: 'string', multiple: true },
    short: { type: 'boolean', default: false },
  },
});

async function runPart({ name, run }: Omit<Part, 'isInShortForm'>, scale: Scale): Promise<Outcome> {
  const checks = new Checks();
  const start = performance.now();
  try {
    await run(checks, scale);
  } catch (error) {
    checks.check(false, `could not run: ${error instanceof Error ? error.stack : error}`);
  }
  if (checks.cases === 0) checks.check(false, 'checked nothing');
  return { part: name, checks, seconds: (performance.now() - start) / 1000 };
}

const scale = {
  isShort: values.short,
  seed: Number(values.seed ?? Date.now() % 1_000_000_000),
  soakMinutes: Number(values.soak),
};
console.log(`seed ${scale.seed}`);
const { release } = await prepareTestServer();
const outcomes: Outcome[] = [];
try {
  for (const part of PARTS) {
    if (values.only ? !values.only.includes(part.name) : values.short && !part.isInShortForm) continue;
    const outcome = await runPart(part, scale);
    console.log(`${part.name}: ${outcome.seconds.toFixed()} s`);
    outcomes.push(outcome);
  }
} finally {
  release();
}
console.log(tableOf(outcomes));
const isFine = outcomes.length > 0 && outcomes.every(({ checks }) => checks.failures.length === 0);
// A part that could not start may have left fakes and proxies open, which would keep the process running.
process.exit(isFine ? 0 : 1);
