import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../checks/all.ts';
import { readProject } from '../checks/check.ts';
import { ensureMachine } from './machine.ts';
import { routeCoverage } from './route-tests/route-coverage.ts';
import { readVitestReport, single, sumTallies, type Tally } from './tally.ts';
import { runShown, turboCheck, turboTests } from './turbo.ts';

/** A part of the test run; a quick one belongs to `pnpm check` too. */
export interface Part {
  name: string;
  quick: boolean;
  run: (root: string) => Promise<Tally>;
}

async function runRules(root: string): Promise<Tally> {
  const files = readProject(root);
  const tallies: Tally[] = [];
  for (const check of CHECKS) {
    const problems = await check.run(files, root);
    for (const problem of problems) console.log(`  ${check.name}: ${problem}`);
    tallies.push(single(check.name, problems.length === 0));
  }
  return sumTallies(tallies);
}

async function runJourneys(root: string): Promise<Tally> {
  const report = join(root, 'apps/web/.vitest/e2e.json');
  rmSync(report, { force: true });
  const code = await runShown(root, 'pnpm', ['--filter', '@nukkad/web', 'run', 'test:e2e']);
  const tally = readVitestReport(report) ?? single('the journeys did not run', false);
  if (tally.passed + tally.failed === 0) return single('no journey was made', false);
  return code === 0 || tally.failed > 0
    ? tally
    : sumTallies([tally, single('journeys ended with an error', false)]);
}

const tool =
  (name: string, command: string, args: string[]) =>
  async (root: string): Promise<Tally> =>
    single(name, (await runShown(root, command, args)) === 0);

/** Everything `npm test` does, cheapest first. */
export const PARTS: readonly Part[] = [
  { name: 'House rules', quick: true, run: runRules },
  { name: 'Lint and format', quick: true, run: tool('biome', 'biome', ['ci', '--error-on-warnings', '.']) },
  { name: 'Types', quick: true, run: (root) => turboCheck(root, 'typecheck') },
  { name: 'Dead code', quick: true, run: tool('knip', 'knip', ['--no-progress']) },
  {
    name: 'Code that only tests use',
    quick: true,
    run: tool('knip', 'knip', ['--production', '--no-progress']),
  },
  { name: 'Unit tests', quick: true, run: (root) => turboTests(root, 'test:unit', 'unit', 2) },
  { name: 'Machine', quick: false, run: ensureMachine },
  { name: 'Integration, contract', quick: false, run: (root) => turboTests(root, 'test:int', 'int', 1) },
  { name: 'Route coverage', quick: false, run: routeCoverage },
  { name: 'Journeys', quick: false, run: runJourneys },
];
