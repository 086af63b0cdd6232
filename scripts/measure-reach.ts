import { existsSync, readFileSync } from 'node:fs';
import { importsOf } from './checks/imports.ts';

/** Where a search of jobs begins, the rooms that it may lead through, and the tables that it ends at. */
const BEGIN = 'apps/api/src/modules/search/filter-jobs.ts';
const ROOMS = ['apps/api/src/modules/search/', 'packages/job-search/src/', 'packages/language/src/'];
const SQL = ['prisma/migrations/0003_search/migration.sql'];

const linesOf = (path: string): number => readFileSync(path, 'utf8').trimEnd().split('\n').length;

/** The TypeScript that an import means, where it is of one of the rooms: data is no code to be read. */
function fileOf(specifier: string, target: string | undefined): string | undefined {
  const [, name, path = 'index.ts'] = /^@nukkad\/(job-search|language)(?:\/(.+))?$/.exec(specifier) ?? [];
  const file = target ?? (name === undefined ? undefined : `packages/${name}/src/${path}`);
  return file?.endsWith('.ts') && ROOMS.some((room) => file.startsWith(room)) && existsSync(file)
    ? file
    : undefined;
}

function reached(begin: string): string[] {
  const files = new Set([begin]);
  for (const path of files) {
    for (const { specifier, target } of importsOf({ path, text: readFileSync(path, 'utf8') })) {
      const file = fileOf(specifier, target);
      if (file !== undefined) files.add(file);
    }
  }
  return [...files].sort();
}

/** Prints how many lines somebody would have to read to know all of a search, file by file with `--files`. */
const files = reached(BEGIN);
if (process.argv.includes('--files'))
  for (const path of files) console.log(String(linesOf(path)).padStart(5), path);
const sum = (paths: readonly string[]) => paths.reduce((lines, path) => lines + linesOf(path), 0);
for (const room of ROOMS) {
  const own = files.filter((path) => path.startsWith(room));
  console.log(
    `${room.padEnd(32)} ${String(own.length).padStart(4)} files ${String(sum(own)).padStart(6)} lines`,
  );
}
console.log(
  `${'TypeScript'.padEnd(32)} ${String(files.length).padStart(4)} files ${String(sum(files)).padStart(6)} lines`,
);
console.log(
  `${'SQL'.padEnd(32)} ${String(SQL.length).padStart(4)} files ${String(sum(SQL)).padStart(6)} lines`,
);
