import { CHECKS } from '../checks/all.ts';
import { readProject } from '../checks/check.ts';
import { failedTests, firstLines, outputLines } from './failure-excerpt.ts';
import { ensureMachine } from './machine.ts';
import { coverageOfRoutes, integrationTests } from './route-tests/route-coverage.ts';
import { type PartContext, runCommand } from './run-command.ts';
import { single, sumTallies, type Tally } from './tally.ts';
import { readPackageFolders, typeErrors } from './type-errors.ts';
import { readReport, runVitest } from './vitest-run.ts';

/** A part of a test run. `npm test` runs all of them, `npm run check` only the quick ones. */
export interface Part {
  readonly name: string;
  readonly isQuick: boolean;
  readonly run: (context: PartContext) => Promise<Tally>;
  /** Returns the lines that explain a failure, from the part's output. Default: the first lines of the output. */
  readonly explain?: (output: string, root: string) => string[];
}

async function runRules({ root, write }: PartContext): Promise<Tally> {
  const files = readProject(root);
  const tallies: Tally[] = [];
  for (const check of CHECKS) {
    const problems = await check.run(files, root);
    for (const problem of problems) write(`  ${check.name}: ${problem}\n`);
    tallies.push(single(check.name, problems.length === 0));
  }
  return sumTallies(tallies);
}

async function runLint(context: PartContext): Promise<Tally> {
  return single('biome', (await runCommand(context, 'biome', ['ci', '--error-on-warnings', '.'])) === 0);
}

/** The TypeScript compiler is a Go program. With GOGC=400 its garbage collector runs less often, which saves 20 % of CPU time. */
const TYPES_ENVIRONMENT = { GOGC: '400' };

async function runTypes(context: PartContext): Promise<Tally> {
  const args = ['run', 'typecheck', '--continue=always', '--output-logs=errors-only', '--no-update-notifier'];
  return single('types', (await runCommand(context, 'turbo', args, TYPES_ENVIRONMENT)) === 0);
}

/** Runs a sample of `npm run test:trust`. */
async function runTrust(context: PartContext): Promise<Tally> {
  const args = ['scripts/trust/main.ts', '--short'];
  return single('a sample of the trust suite', (await runCommand(context, 'node', args)) === 0);
}

/** Runs knip twice. The second run ignores the tests, so that it reports code that only tests use. */
async function runDeadCode(context: PartContext): Promise<Tally> {
  const codes = await Promise.all([
    runCommand(context, 'knip', ['--no-progress']),
    runCommand(context, 'knip', ['--production', '--no-progress']),
  ]);
  return sumTallies([single('knip', codes[0] === 0), single('knip --production', codes[1] === 0)]);
}

/** All parts, in the order in which they run: the quickest first. */
export const PARTS: readonly Part[] = [
  { name: 'Machine', isQuick: false, run: ensureMachine },
  { name: 'House rules', isQuick: true, run: runRules },
  { name: 'Lint and format', isQuick: true, run: runLint },
  {
    name: 'Types',
    isQuick: true,
    run: runTypes,
    explain: (output, root) => firstLines(typeErrors(output, readPackageFolders(root))),
  },
  { name: 'Dead code', isQuick: true, run: runDeadCode },
  {
    name: 'Unit tests',
    isQuick: true,
    run: (context) => runVitest(context, 'unit'),
    explain: (_, root) => failedTests(readReport(root, 'unit'), root),
  },
  { name: 'Integration, contract', isQuick: false, run: integrationTests },
  { name: 'Route coverage', isQuick: false, run: coverageOfRoutes },
  { name: 'Trust, short form', isQuick: false, run: runTrust },
  { name: 'Journeys', isQuick: false, run: (context) => runVitest(context, 'e2e') },
];

/** Returns the lines that explain why a part failed, at most one screen. */
export function explainFailure(part: Part, output: string, root: string): string[] {
  const lines = part.explain?.(output, root) ?? [];
  return lines.length > 0 ? lines : firstLines(outputLines(output));
}
