import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartContext } from './run-shown.ts';
import { single, sumTallies, type Tally } from './tally.ts';
import { type Outcomes, runTurbo, type TurboTask, tasksToRun } from './turbo.ts';

const GLOBAL = /^\s*declare (?:global\b|module ['"][.*])/m;
const ADDED_TO = /^\s*declare module ['"]([^'"]+)/gm;

/** Go's collector lets the heap grow fivefold before it works again: a fifth of the compiler's processor time, no more memory. */
const FEW_COLLECTIONS = { GOGC: '400' };

/** What of a package decides with which others it may share a program. */
interface TypedPackage {
  /** Its sources, from `.turbo`. */
  readonly include: readonly string[];
  /** The modules whose types it adds to. */
  readonly addsTo: readonly string[];
  /** The packages that it may import. */
  readonly dependencies: readonly string[];
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

function declarationsOf(home: string, include: readonly string[]): { isGlobal: boolean; addsTo: string[] } {
  const files = include.flatMap((part) =>
    part.endsWith('.ts') ? [] : globSync(`${part}/**/*.ts`, { cwd: home, exclude: ['**/node_modules'] }),
  );
  const sources = files.map((file) => readFileSync(join(home, file), 'utf8'));
  return {
    isGlobal: sources.some((source) => GLOBAL.test(source)),
    addsTo: sources.flatMap((source) => [...source.matchAll(ADDED_TO)].map(([, name = '']) => name)),
  };
}

/**
 * What of a package decides with which others it may share a program. Undefined where it needs one of its own, with settings
 * that others lack or declarations that all would see. @internal
 */
export function typedPackage(root: string, folder: string): TypedPackage | undefined {
  const home = join(root, folder);
  const { extends: base, include, ...own } = readJson(home, 'tsconfig.json');
  if (join(home, base) !== join(root, 'tsconfig.base.json') || Object.keys(own).length > 0) return undefined;
  const { isGlobal, addsTo } = declarationsOf(home, include);
  if (isGlobal) return undefined;
  const { dependencies, devDependencies } = readJson(home, 'package.json');
  return {
    include: include.map((part: string) => join('..', folder, part)),
    addsTo,
    dependencies: Object.keys({ ...dependencies, ...devDependencies }),
  };
}

/** Whether a package would see in a program what another adds to the types of a library that it imports itself. */
const sees = (one: TypedPackage, other: TypedPackage): boolean =>
  other.addsTo.some((name) => one.dependencies.includes(name) || one.addsTo.includes(name));

/** Puts packages into as few programs as may be: in none does one see what another adds to a library's types. @internal */
export function intoPrograms<T extends TypedPackage>(packages: readonly T[]): T[][] {
  const programs: T[][] = [];
  for (const each of packages.toSorted((a, b) => b.addsTo.length - a.addsTo.length)) {
    const program = programs.find((members) =>
      members.every((member) => !sees(each, member) && !sees(member, each)),
    );
    if (program === undefined) programs.push([each]);
    else program.push(each);
  }
  return programs;
}

/** The packages that a run of the compiler finds a mistake in; undefined where it failed for another reason. @internal */
export function foldersWithErrors(output: string, folders: readonly string[]): Set<string> | undefined {
  const paths = [...output.matchAll(/^(\S+)\(\d+,\d+\): error TS/gm)].map(([, path = '']) => path);
  const homes = paths.map((path) => folders.find((folder) => path.startsWith(`${folder}/`)));
  if (homes.length === 0 || homes.includes(undefined)) return undefined;
  return new Set(homes as string[]);
}

/** What the compiler says of a program; empty where it finds nothing. */
function compile(root: string, config: string): Promise<{ code: number; output: string }> {
  const args = ['-p', config, '--pretty', 'false'];
  const options = { cwd: root, maxBuffer: 2 ** 26, env: { ...process.env, ...FEW_COLLECTIONS } };
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsc'), args, options, (error, stdout) => {
      resolve({ code: error === null ? 0 : 1, output: stdout });
    });
  });
}

type TypedTask = TurboTask & TypedPackage;

/** Checks packages in one program, and answers which passed; one with a mistake tells of it by itself. */
async function checkProgram(root: string, tasks: readonly TypedTask[], config: string): Promise<Outcomes> {
  const include = tasks.flatMap((task) => task.include);
  writeFileSync(join(root, config), JSON.stringify({ extends: '../tsconfig.base.json', include }));
  const { code, output } = await compile(root, config);
  const folders = tasks.map(({ directory }) => directory);
  const wrong = code === 0 ? new Set<string>() : foldersWithErrors(output, folders);
  if (wrong === undefined) return new Map();
  return new Map(tasks.filter(({ directory }) => !wrong.has(directory)).map(({ hash }) => [hash, true]));
}

async function checkTogether(root: string, due: readonly TurboTask[]): Promise<Outcomes> {
  const tasks = due.flatMap((task): TypedTask[] => {
    const typed = typedPackage(root, task.directory);
    return typed === undefined ? [] : [{ ...task, ...typed }];
  });
  mkdirSync(join(root, '.turbo'), { recursive: true });
  const outcomes: [string, boolean][] = [];
  for (const [index, program] of intoPrograms(tasks).entries()) {
    if (program.length < 2) continue;
    outcomes.push(...(await checkProgram(root, program, `.turbo/types-${index}.tsconfig.json`)));
  }
  return new Map(outcomes);
}

/** Checks the types of every package that Turbo cannot answer for; most of them in few programs, which read each file once. */
export async function turboTypes(context: PartContext): Promise<Tally> {
  const outcomes = await checkTogether(context.root, await tasksToRun(context, 'typecheck'));
  const tasks = await runTurbo(context, 'typecheck', outcomes, FEW_COLLECTIONS);
  if (tasks.length === 0) return single('typecheck did not run', false);
  return sumTallies(tasks.map((entry) => single(entry.taskId, entry.execution?.exitCode === 0)));
}
