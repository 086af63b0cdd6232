import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PartContext, runShown } from './run-shown.ts';

/** A task of a package, as Turbo tells of it. */
export interface TurboTask {
  taskId: string;
  task: string;
  directory: string;
  hash: string;
  command: string;
  cache: { status: 'HIT' | 'MISS' };
  execution?: { exitCode: number | null };
}

function newestSummary(root: string): TurboTask[] {
  const folder = join(root, '.turbo', 'runs');
  const [file] = readdirSync(folder);
  if (file === undefined) return [];
  return JSON.parse(readFileSync(join(folder, file), 'utf8')).tasks as TurboTask[];
}

/** Runs a task in every package that has it; what did not change since it passed is answered from the cache. */
export async function runTurbo(
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

/** The packages whose task Turbo cannot answer from its cache. */
export async function tasksToRun({ root }: PartContext, task: string): Promise<TurboTask[]> {
  const turbo = join(root, 'node_modules', '.bin', 'turbo');
  const asked = await promisify(execFile)(turbo, ['run', task, '--dry=json'], {
    cwd: root,
    maxBuffer: 2 ** 26,
  });
  const { tasks } = JSON.parse(asked.stdout) as { tasks: TurboTask[] };
  return tasks.filter(
    (entry) => entry.task === task && entry.command !== '<NONEXISTENT>' && entry.cache.status === 'MISS',
  );
}

/** The folders of all packages, from the root. */
export function packageFolders(root: string): string[] {
  const inside = (folder: string): string[] =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  return ['scripts', ...inside('apps'), ...inside('packages')];
}
