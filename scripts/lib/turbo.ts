import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RECORDINGS } from './route-tests/collect.ts';
import { emptyTally, readVitestReport, single, sumTallies, type Tally } from './tally.ts';

interface TurboTask {
  taskId: string;
  task: string;
  directory: string;
  execution?: { exitCode: number | null };
}

/** Runs a program of the project with its output shown, and answers its exit code. */
export function runShown(
  root: string,
  command: string,
  args: string[],
  env: Record<string, string | undefined> = process.env,
): Promise<number> {
  return new Promise((resolve) => {
    const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
    const stdio = ['ignore', 'inherit', 'inherit'] as const;
    const child = spawn(command, args, { cwd: root, env: { ...env, PATH: path }, stdio: [...stdio] });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function newestSummary(root: string): TurboTask[] {
  const folder = join(root, '.turbo', 'runs');
  const [file] = readdirSync(folder);
  if (file === undefined) return [];
  return JSON.parse(readFileSync(join(folder, file), 'utf8')).tasks as TurboTask[];
}

/** Runs a task in every package that has it; what did not change since it passed is answered from the cache. */
async function runTurbo(
  root: string,
  task: string,
  concurrency: number,
  env: Record<string, string> = {},
): Promise<TurboTask[]> {
  rmSync(join(root, '.turbo', 'runs'), { recursive: true, force: true });
  const flags = ['--summarize', '--continue=always', '--output-logs=errors-only', '--no-update-notifier'];
  await runShown(root, 'turbo', ['run', task, ...flags, `--concurrency=${concurrency}`], {
    ...process.env,
    ...env,
  });
  return newestSummary(root).filter((entry) => entry.task === task);
}

/** Runs a task whose packages pass or fail as a whole. */
export async function turboCheck(root: string, task: string): Promise<Tally> {
  const tasks = await runTurbo(root, task, 2);
  if (tasks.length === 0) return single(`${task} did not run`, false);
  return sumTallies(tasks.map((entry) => single(entry.taskId, entry.execution?.exitCode === 0)));
}

/** Runs a Vitest task and counts the tests that each package reports in `.vitest/<report>.json`. */
export async function turboTests(
  root: string,
  task: string,
  report: string,
  concurrency: number,
): Promise<Tally> {
  for (const folder of packageFolders(root)) {
    rmSync(join(root, folder, '.vitest', `${report}.json`), { force: true });
    if (report === 'int') rmSync(join(root, folder, RECORDINGS), { recursive: true, force: true });
  }
  const tasks = await runTurbo(root, task, concurrency, { NUKKAD_ROUTE_CALLS: RECORDINGS });
  if (tasks.length === 0) return single(`${task} did not run`, false);
  return sumTallies(
    tasks.map(({ taskId, directory, execution }) => {
      const tally = readVitestReport(join(root, directory, '.vitest', `${report}.json`));
      const ok = execution?.exitCode === 0;
      if (tally === undefined) return ok ? emptyTally() : single(`${taskId} did not run`, false);
      // An error outside any test fails the run, though every test passed.
      return ok || tally.failed > 0
        ? tally
        : sumTallies([tally, single(`${taskId} ended with an error`, false)]);
    }),
  );
}

function packageFolders(root: string): string[] {
  const inside = (folder: string): string[] =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  return ['scripts', ...inside('apps'), ...inside('packages')];
}
