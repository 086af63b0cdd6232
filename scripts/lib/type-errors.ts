import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { join as joinPosix } from 'node:path/posix';
import { stripVTControlCharacters } from 'node:util';

/** A line of `turbo run typecheck`: the package, then an error of the compiler with a path from the package's folder. */
const ERROR = /^(\S+?):typecheck: (.+)(\(\d+,\d+\): error TS\d+: .*)$/;

/** Returns the folder of every package of the workspace by its name. */
export function readPackageFolders(root: string): Map<string, string> {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  const found = new Map<string, string>();
  for (const folder of ['scripts', ...folders]) {
    try {
      const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
        name: string;
      };
      found.set(name, folder);
    } catch {
      // A folder without a package.json is not a package.
    }
  }
  return found;
}

/**
 * Returns the type errors in the output of `turbo run typecheck`, with paths from the root. An error in a package that
 * others import is reported by each of them; it is returned once.
 */
export function typeErrors(output: string, packageFolders: ReadonlyMap<string, string>): string[] {
  const errors = stripVTControlCharacters(output)
    .split('\n')
    .flatMap((line) => {
      const [, name, file, error] = ERROR.exec(line.trimEnd()) ?? [];
      if (name === undefined || file === undefined) return [];
      return [`${joinPosix(packageFolders.get(name) ?? '', file)}${error}`];
    });
  return [...new Set(errors)];
}
