import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type PartContext, runCommand } from './run-command.ts';
import { single, sumTallies, type Tally, tallyVitest, type VitestFile } from './tally.ts';

/** The groups of tests that `npm test` runs, each with the Vitest projects that it consists of. */
const PROJECTS = { unit: ['unit', 'dom', 'records'], int: ['int'], e2e: ['e2e'] } as const;
export type TestGroup = keyof typeof PROJECTS;

/** Settings that a developer's shell may have for the apps; tests set their own. */
const UNSET = { DATABASE_URL: undefined, NODE_ENV: undefined, PORT: undefined };

const reportFile = (root: string, group: TestGroup): string => join(root, 'test-results', `${group}.json`);

/** Returns the files in the last report of a group of tests; none if there is no report. */
export function readReport(root: string, group: TestGroup): VitestFile[] {
  try {
    return (JSON.parse(readFileSync(reportFile(root, group), 'utf8')) as { testResults: VitestFile[] })
      .testResults;
  } catch {
    return [];
  }
}

/** Deletes the reports of earlier runs, so that a run reports only its own tests. */
export function deleteReports(root: string): void {
  for (const group of Object.keys(PROJECTS) as TestGroup[]) rmSync(reportFile(root, group), { force: true });
}

/** Runs a group of tests of all packages in one Vitest, and counts its JSON report. */
export async function runVitest(
  context: PartContext,
  group: TestGroup,
  options: { readonly args?: readonly string[]; readonly env?: Record<string, string> } = {},
): Promise<Tally> {
  const args = [
    'run',
    ...PROJECTS[group].map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(context.root, group)}`,
    ...(options.args ?? []),
  ];
  const code = await runCommand(context, 'vitest', args, { ...UNSET, ...options.env });
  const tally = tallyVitest(readReport(context.root, group));
  if (tally.passed + tally.failed === 0) return single(`no ${group} test ran`, false);
  // An error outside of every test fails the run although every test passed.
  if (code !== 0 && tally.failed === 0)
    return sumTallies([tally, single('Vitest ended with an error', false)]);
  return tally;
}
