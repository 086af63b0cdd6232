import type { Check, SourceFile } from './check.ts';

interface Package {
  readonly folder: string;
  readonly scripts: Record<string, string | undefined>;
}

function readPackages(files: readonly SourceFile[]): Package[] {
  return files
    .filter(({ path }) => /.\/package\.json$/.test(path))
    .map(({ path, text }) => ({
      folder: path.replace('package.json', ''),
      scripts: JSON.parse(text).scripts ?? {},
    }));
}

function run(files: SourceFile[]): string[] {
  const packages = readPackages(files);
  const lacks = (script: string, needs: RegExp): string[] =>
    packages
      .filter(({ folder, scripts }) => {
        const isNeeded = files.some(
          ({ path }) => path.startsWith(folder) && needs.test(path.slice(folder.length)),
        );
        return isNeeded && !scripts[script];
      })
      .map(({ folder }) => `${folder}package.json has no script "${script}"`);
  const outside = files
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .filter(({ path }) => !packages.some(({ folder }) => path.startsWith(folder)))
    .map(({ path }) => `${path} belongs to no package, so Turbo does not run it`);
  return [...lacks('test', /(?<!\.e2e)\.test\.tsx?$/), ...lacks('typecheck', /^tsconfig\.json$/), ...outside];
}

/** Turbo can run the tests and check the types of every package. */
export const testScripts: Check = { name: 'test scripts', run };
