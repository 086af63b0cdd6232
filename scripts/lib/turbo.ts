import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PartContext, runShown } from './run-shown.ts';
import { single, sumTallies, type Tally } from './tally.ts';

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

/** Whether tasks passed that ran before Turbo asks for them, by the hashes that it knows them by. */
export type Outcomes = ReadonlyMap<string, boolean>;

/** What `has-passed.sh` and `run-tests.ts` are told of tasks that have been run. @internal */
export function toldOf(outcomes: Outcomes): Record<string, string> {
  const hashes = (passed: boolean): string =>
    [...outcomes].flatMap(([hash, outcome]) => (outcome === passed ? [hash] : [])).join(' ');
  return { NUKKAD_PASSED: hashes(true), NUKKAD_FAILED: hashes(false) };
}

let turn: Promise<unknown> = Promise.resolve();

/** Queue of one: every run of Turbo empties the folder of summaries that the one before it has still to read. @internal */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

/**
 * Runs a task in every package that has it. What did not change since it passed is answered from the cache, and what has just
 * run together with others by its outcome.
 */
export function runTurbo(
  context: PartContext,
  task: string,
  outcomes: Outcomes,
  env: Record<string, string> = {},
): Promise<TurboTask[]> {
  const { root } = context;
  const flags = ['--summarize', '--continue=always', '--output-logs=errors-only', '--no-update-notifier'];
  return inTurn(async () => {
    rmSync(join(root, '.turbo', 'runs'), { recursive: true, force: true });
    await runShown(context, 'turbo', ['run', task, ...flags, '--concurrency=2'], {
      ...env,
      ...toldOf(outcomes),
    });
    return newestSummary(root).filter((entry) => entry.task === task);
  });
}

/** Go's collector lets the heap grow fivefold before it works again: a fifth of the compiler's processor time, no more memory. */
const FEW_COLLECTIONS = { GOGC: '400' };

/** Checks the types of every package that Turbo cannot answer for from its cache. */
export async function turboTypes(context: PartContext): Promise<Tally> {
  const tasks = await runTurbo(context, 'typecheck', new Map(), FEW_COLLECTIONS);
  if (tasks.length === 0) return single('typecheck did not run', false);
  return sumTallies(tasks.map((entry) => single(entry.taskId, entry.execution?.exitCode === 0)));
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
