import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface Result {
  /** The first test that failed, with its file; null if all passed. */
  readonly failure: string | null;
  readonly tests: number;
}

const MINUTES = 60_000;

/** Returns the first failed test. A file that failed without a test is one that could not be loaded. */
function firstFailure({ testResults }: Report, folder: string): string | null {
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find((test) => test.status === 'failed');
    if (failed) return `${relative(folder, name)}: ${failed.fullName}`;
  }
  // Files that were skipped after a failure also count as failed, but have no message.
  const broken = testResults.find(({ status, message }) => status === 'failed' && message !== '');
  return broken ? `${relative(folder, broken.name)}: ${broken.message.split('\n')[0]}` : null;
}

/** Runs test files in a copy of the repository until one test fails. Throws if no test ran. */
export function runTests(folder: string, tests: readonly string[]): Result {
  const output = join(folder, 'test-results/faults.json');
  rmSync(output, { force: true });
  const args = ['run', '--project=unit', '--project=dom', '--project=int', '--bail=1'];
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const run = spawnSync(
    process.execPath,
    [vitest, ...args, '--reporter=json', `--outputFile=${output}`, ...tests],
    { cwd: folder, encoding: 'utf8', timeout: 10 * MINUTES, env: { ...process.env, NO_COLOR: '1' } },
  );
  if (!existsSync(output)) throw new Error(`The tests ${tests.join(' ')} did not run:\n${run.stderr}`);
  const report: Report = JSON.parse(readFileSync(output, 'utf8'));
  if (report.testResults.length === 0) throw new Error(`No test matches ${tests.join(' ')}`);
  return { failure: firstFailure(report, folder), tests: report.numTotalTests };
}
