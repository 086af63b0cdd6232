import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PartOutput } from './part-output.ts';
import { RECORDINGS } from './route-tests/collect.ts';
import { emptyTally, readVitestReport, single, sumTallies, type Tally } from './tally.ts';

interface TurboTask {
  taskId: string;
  task: string;
  directory: string;
  execution?: { exitCode: number | null };
}

/** What a part of the run works with: the project's folder and what it prints to. */
export interface PartContext {
  readonly root: string;
  readonly output: PartOutput;
}

/** A pipe is no terminal: programs are told that there is one behind it. */
const COLOURS = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};

/** Runs a program of the project with its output shown, and answers its exit code. */
export function runShown(
  { root, output }: PartContext,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...COLOURS, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => output.write(text));
    }
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
  context: PartContext,
  task: string,
  concurrency: number,
  env: Record<string, string> = {},
): Promise<TurboTask[]> {
  const { root } = context;
  rmSync(join(root, '.turbo', 'runs'), { recursive: true, force: true });
  const flags = ['--summarize', '--continue=always', '--output-logs=errors-only', '--no-update-notifier'];
  await runShown(context, 'turbo', ['run', task, ...flags, `--concurrency=${concurrency}`], env);
  return newestSummary(root).filter((entry) => entry.task === task);
}

/** Runs a task whose packages pass or fail as a whole. */
export async function turboCheck(context: PartContext, task: string): Promise<Tally> {
  const tasks = await runTurbo(context, task, 2);
  if (tasks.length === 0) return single(`${task} did not run`, false);
  return sumTallies(tasks.map((entry) => single(entry.taskId, entry.execution?.exitCode === 0)));
}

/** Runs a Vitest task and counts the tests that each package reports in `.vitest/<report>.json`. */
export async function turboTests(context: PartContext, task: string, report: string): Promise<Tally> {
  const { root } = context;
  for (const folder of packageFolders(root)) {
    rmSync(join(root, folder, '.vitest', `${report}.json`), { force: true });
    if (report === 'int') rmSync(join(root, folder, RECORDINGS), { recursive: true, force: true });
  }
  const tasks = await runTurbo(context, task, 2, { NUKKAD_ROUTE_CALLS: RECORDINGS });
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

/** The folders of all packages, from the root. */
export function packageFolders(root: string): string[] {
  const inside = (folder: string): string[] =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  return ['scripts', ...inside('apps'), ...inside('packages')];
}
