import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNHANDLED_VARIABLE } from './count-unhandled.ts';
import { RECORDINGS } from './route-tests/collect.ts';
import { type PartContext, runShown } from './run-shown.ts';
import { emptyTally, readVitestReport, single, sumTallies, type Tally, type VitestFile } from './tally.ts';
import { type Outcomes, packageFolders, runTurbo, type TurboTask, tasksToRun } from './turbo.ts';

type TestKind = 'unit' | 'int';

interface Report {
  readonly testResults: readonly VitestFile[];
}

/** Tests on a database wait for it, and for time to pass: a third worker works meanwhile. */
const WORKERS: Record<TestKind, number> = { unit: 2, int: 3 };
const COUNTER = new URL('count-unhandled.ts', import.meta.url).pathname;
/** What a developer's shell may hold for the apps is nothing to tests, as under Turbo. */
const NOT_FOR_TESTS = { DATABASE_URL: undefined, NODE_ENV: undefined, PORT: undefined };

/**
 * How a package came out by its files. An error outside of all tests is nobody's in particular, so nobody passes; a package
 * without a result has none, and runs its tests by itself. @internal
 */
export function outcomeOf(files: readonly VitestFile[], unhandled: number): boolean | undefined {
  if (unhandled > 0) return false;
  if (files.length === 0) return undefined;
  return files.every(({ status }) => status !== 'failed');
}

/** What Vitest tells of a run: its files, and how many errors came outside of any test. */
interface Run {
  readonly files: readonly VitestFile[];
  readonly unhandled: number;
}

function readRun(report: string, counter: string): Run {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return { files: testResults, unhandled: Number(readFileSync(counter, 'utf8')) };
  } catch {
    return { files: [], unhandled: 1 };
  }
}

/**
 * Runs the tests of several packages in one Vitest, which loads itself and the modules they share once instead of once a
 * package. Answers how each package came out, for Turbo to remember.
 */
async function runTogether(
  context: PartContext,
  kind: TestKind,
  tasks: readonly TurboTask[],
  env: Record<string, string>,
): Promise<Outcomes> {
  const { root } = context;
  const folder = join(root, '.vitest');
  const [report, counter] = [join(folder, `${kind}.json`), join(folder, `${kind}-unhandled`)];
  for (const file of [report, counter]) rmSync(file, { force: true });
  mkdirSync(folder, { recursive: true });
  const told = ['default', 'json', COUNTER].map((reporter) => `--reporter=${reporter}`);
  const folders = tasks.map(({ directory }) => join(root, directory, '/'));
  const how = ['--project', kind, `--maxWorkers=${WORKERS[kind]}`, ...told, `--outputFile.json=${report}`];
  const settings = { ...NOT_FOR_TESTS, ...env, [UNHANDLED_VARIABLE]: counter };
  await runShown(context, 'vitest', ['run', ...how, ...folders], settings);
  return handOut(context, kind, tasks, readRun(report, counter));
}

/** Leaves each package the report of its own files. */
function handOut({ root }: PartContext, kind: TestKind, tasks: readonly TurboTask[], run: Run): Outcomes {
  const outcomes = new Map<string, boolean>();
  for (const { directory, hash } of tasks) {
    const own = run.files.filter(({ name }) => name.startsWith(join(root, directory, '/')));
    const outcome = outcomeOf(own, run.unhandled);
    if (outcome === undefined) continue;
    mkdirSync(join(root, directory, '.vitest'), { recursive: true });
    writeFileSync(join(root, directory, '.vitest', `${kind}.json`), JSON.stringify({ testResults: own }));
    outcomes.set(hash, outcome);
  }
  return outcomes;
}

function tallyOf(root: string, kind: TestKind, { taskId, directory, execution }: TurboTask): Tally {
  const tally = readVitestReport(join(root, directory, '.vitest', `${kind}.json`));
  const ok = execution?.exitCode === 0;
  if (tally === undefined) return ok ? emptyTally() : single(`${taskId} did not run`, false);
  if (ok || tally.failed > 0) return tally;
  // An error outside any test fails the run, though every test passed.
  return sumTallies([tally, single(`${taskId} ended with an error`, false)]);
}

/**
 * Runs the tests of one kind in every package and counts what each reports in `.vitest/<kind>.json`. Those of several
 * packages run in one Vitest; Turbo then asks each package how it came out, and remembers it.
 */
export async function turboTests(context: PartContext, kind: TestKind): Promise<Tally> {
  const { root } = context;
  const task = `test:${kind}`;
  for (const folder of packageFolders(root)) {
    rmSync(join(root, folder, '.vitest', `${kind}.json`), { force: true });
    if (kind === 'int') rmSync(join(root, folder, RECORDINGS), { recursive: true, force: true });
  }
  const env = { NUKKAD_ROUTE_CALLS: RECORDINGS };
  const due = await tasksToRun(context, task);
  const outcomes = due.length > 1 ? await runTogether(context, kind, due, env) : new Map();
  const tasks = await runTurbo(context, task, outcomes, env);
  if (tasks.length === 0) return single(`${task} did not run`, false);
  return sumTallies(tasks.map((entry) => tallyOf(root, kind, entry)));
}
