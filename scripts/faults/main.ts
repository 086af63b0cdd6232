import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FAULT_LISTS, FAULTS } from './all-faults.ts';
import { type Fault, plantFault } from './fault.ts';
import { type FaultTests, openTests } from './run-tests.ts';
import { copyRepository } from './working-copy.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** Share of the faults that the tests must catch. */
const SHARE_CAUGHT = 0.95;

/** Plants one fault, runs its tests and removes the fault. Returns the test that failed; null if none failed. */
async function tryFault(folder: string, tests: FaultTests, fault: Fault): Promise<string | null> {
  const path = join(folder, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, plantFault(text, fault));
  tests.changed(path);
  try {
    return (await tests.run(fault.tests)).failure;
  } finally {
    writeFileSync(path, text);
    tests.changed(path);
  }
}

/** Throws if one of the tests fails without a fault, because it would then count as catching every fault. */
async function runWithoutFault(tests: FaultTests, planned: readonly Fault[]): Promise<void> {
  const clean = await tests.run([...new Set(planned.flatMap((fault) => fault.tests))]);
  if (clean.failure !== null) throw new Error(`A test fails without any fault: ${clean.failure}`);
  console.log(`${clean.tests} tests pass without a fault.\n`);
}

function randomFaults(all: readonly Fault[], count: number): readonly Fault[] {
  const left = [...all];
  const chosen: Fault[] = [];
  while (left.length > 0 && chosen.length < count) chosen.push(...left.splice(randomInt(left.length), 1));
  return chosen;
}

function printRow(fault: Fault, caughtBy: string | null): void {
  console.log(`| ${fault.name} | ${fault.kind} | ${caughtBy?.slice(0, 140) ?? '**not caught**'} |`);
}

const { values } = parseArgs({
  options: {
    /** Plants only the faults with this text in their names. */
    only: { type: 'string' },
    /** Plants only the faults of a list, for example `sql`. */
    list: { type: 'string' },
    /** Plants only this number of the faults, chosen at random. Each takes about ten seconds. */
    sample: { type: 'string' },
    /** Omits the run without a fault. Use it if these tests passed just now. */
    'skip-clean-run': { type: 'boolean' },
  },
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
});
const listed = values.list === undefined ? FAULTS : (FAULT_LISTS[values.list] ?? []);
const named = listed.filter(({ name }) => name.includes(values.only ?? ''));
const faults = values.sample === undefined ? named : randomFaults(named, Number(values.sample));
if (faults.length === 0) throw new Error('No fault has this name or is in this list');

const { folder, remove } = copyRepository(root);
process.chdir(folder);
const tests = await openTests(folder);
try {
  if (!values['skip-clean-run']) await runWithoutFault(tests, faults);
  console.log('| Fault | Kind | Caught by |\n|---|---|---|');
  let caught = 0;
  for (const fault of faults) {
    const caughtBy = await tryFault(folder, tests, fault);
    if (caughtBy !== null) caught += 1;
    printRow(fault, caughtBy);
  }
  const percent = ((100 * caught) / faults.length).toFixed(1);
  console.log(`\n${caught} of ${faults.length} faults are caught (${percent} %).`);
  process.exitCode = caught / faults.length < SHARE_CAUGHT ? 1 : 0;
} finally {
  await tests.close();
  process.chdir(root);
  remove();
}
