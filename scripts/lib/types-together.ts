import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContext } from './run-shown.ts';
import { single, sumTallies, type Tally } from './tally.ts';
import { type Outcomes, runTurbo, type TurboTask, tasksToRun } from './turbo.ts';

const CONFIG = '.turbo/types.tsconfig.json';
const AMBIENT = /^\s*declare (?:global|module)\b/m;

/**
 * The source folders of a package that may share a program with others: it has the settings of all, and declares nothing that
 * the others would see without importing it. Undefined where it needs a program of its own. @internal
 */
export function sharedSources(root: string, folder: string): string[] | undefined {
  const {
    extends: base,
    include,
    ...own
  } = JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'));
  if (base !== '../../tsconfig.base.json' || Object.keys(own).length > 0) return undefined;
  const files = (include as string[]).flatMap((part) => globSync(join(root, folder, part, '**/*.ts')));
  const isAmbient = files.some((file) => AMBIENT.test(readFileSync(file, 'utf8')));
  return isAmbient ? undefined : include.map((part: string) => `../${folder}/${part}`);
}

/** The packages that a run of the compiler finds a mistake in; undefined where it failed for another reason. @internal */
export function foldersWithErrors(output: string, folders: readonly string[]): Set<string> | undefined {
  const paths = [...output.matchAll(/^(\S+)\(\d+,\d+\): error TS/gm)].map(([, path = '']) => path);
  const homes = paths.map((path) => folders.find((folder) => path.startsWith(`${folder}/`)));
  if (homes.length === 0 || homes.includes(undefined)) return undefined;
  return new Set(homes as string[]);
}

/** What the compiler says of a program; empty where it finds nothing. */
function compile(root: string): Promise<{ code: number; output: string }> {
  const args = ['-p', CONFIG, '--pretty', 'false'];
  return new Promise((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/tsc'),
      args,
      { cwd: root, maxBuffer: 2 ** 26 },
      (error, stdout) => {
        resolve({ code: error === null ? 0 : 1, output: stdout });
      },
    );
  });
}

/** Checks packages in one program, and answers which passed; one with a mistake tells of it by itself. */
async function checkTogether(root: string, due: readonly TurboTask[]): Promise<Outcomes> {
  const tasks = due.flatMap((task) => {
    const include = sharedSources(root, task.directory);
    return include === undefined ? [] : [{ ...task, include }];
  });
  if (tasks.length < 2) return new Map();
  mkdirSync(join(root, '.turbo'), { recursive: true });
  const include = tasks.flatMap((task) => task.include);
  writeFileSync(join(root, CONFIG), JSON.stringify({ extends: '../tsconfig.base.json', include }));
  const { code, output } = await compile(root);
  const folders = tasks.map(({ directory }) => directory);
  const wrong = code === 0 ? new Set<string>() : foldersWithErrors(output, folders);
  if (wrong === undefined) return new Map();
  return new Map(tasks.filter(({ directory }) => !wrong.has(directory)).map(({ hash }) => [hash, true]));
}

/** Checks the types of every package that Turbo cannot answer for; most of them in one program, which reads each file once. */
export async function turboTypes(context: PartContext): Promise<Tally> {
  const checked = await checkTogether(context.root, await tasksToRun(context, 'typecheck'));
  const tasks = await runTurbo(context, 'typecheck', checked);
  if (tasks.length === 0) return single('typecheck did not run', false);
  return sumTallies(tasks.map((entry) => single(entry.taskId, entry.execution?.exitCode === 0)));
}
