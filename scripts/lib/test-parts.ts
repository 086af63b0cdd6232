import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../checks/all.ts';
import { readProject } from '../checks/check.ts';
import { ensureMachine } from './machine.ts';
import { routeCoverage } from './route-tests/route-coverage.ts';
import { type PartContext, runShown } from './run-shown.ts';
import { emptyTally, readVitestReport, single, sumTallies, type Tally } from './tally.ts';
import { turboTests } from './tests-together.ts';
import { turboTypes } from './turbo.ts';
import { buildWeb } from './web-build.ts';

/** A part of the test run; a quick one belongs to `npm run check` too. */
export interface Part {
  name: string;
  quick: boolean;
  /** Parts of one stage, which follow each other in the list, run side by side. */
  stage: string;
  run: (context: PartContext) => Promise<Tally>;
}

async function runRules({ root, output }: PartContext): Promise<Tally> {
  const files = readProject(root);
  const tallies: Tally[] = [];
  for (const check of CHECKS) {
    const problems = await check.run(files, root);
    for (const problem of problems) output.line(`  ${check.name}: ${problem}`);
    tallies.push(single(check.name, problems.length === 0));
  }
  return sumTallies(tallies);
}

/** The journeys' stack finds it built: tests on a database leave a core idle for as long as a build takes. */
async function buildForJourneys({ root }: PartContext): Promise<Tally> {
  await buildWeb(root, true);
  return emptyTally();
}

async function runJourneys(context: PartContext): Promise<Tally> {
  const report = join(context.root, 'apps/web/.vitest/e2e.json');
  rmSync(report, { force: true });
  const code = await runShown(context, 'pnpm', ['--filter', '@nukkad/web', 'run', 'test:e2e']);
  const tally = readVitestReport(report) ?? single('the journeys did not run', false);
  if (tally.passed + tally.failed === 0) return single('no journey was made', false);
  return code === 0 || tally.failed > 0
    ? tally
    : sumTallies([tally, single('journeys ended with an error', false)]);
}

const tool =
  (name: string, command: string, args: string[]) =>
  async (context: PartContext): Promise<Tally> =>
    single(name, (await runShown(context, command, args)) === 0);

const lint = tool('biome', 'biome', ['ci', '--error-on-warnings', '.']);
const deadCode = tool('knip', 'knip', ['--no-progress']);
const testsOnly = tool('knip', 'knip', ['--production', '--no-progress']);

/** Everything `npm test` does, cheapest first. What needs no database runs side by side: alone, no part keeps two cores busy. */
export const PARTS: readonly Part[] = [
  // It waits for packages to come, and what it installs is needed after the stage.
  { name: 'Machine', stage: 'sources', quick: false, run: ensureMachine },
  { name: 'House rules', stage: 'sources', quick: true, run: runRules },
  { name: 'Lint and format', stage: 'sources', quick: true, run: lint },
  { name: 'Dead code', stage: 'sources', quick: true, run: deadCode },
  { name: 'Code that only tests use', stage: 'sources', quick: true, run: testsOnly },
  { name: 'Types', stage: 'sources', quick: true, run: turboTypes },
  {
    name: 'Unit tests',
    stage: 'sources',
    quick: true,
    run: (context) => turboTests(context, 'unit'),
  },
  {
    name: 'Integration, contract',
    stage: 'integration',
    quick: false,
    run: (context) => turboTests(context, 'int'),
  },
  { name: 'Web app', stage: 'integration', quick: false, run: buildForJourneys },
  { name: 'Route coverage', stage: 'coverage', quick: false, run: routeCoverage },
  { name: 'Journeys', stage: 'journeys', quick: false, run: runJourneys },
];
