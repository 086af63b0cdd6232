import { plainSources } from '../lib/plain-sources.ts';
import { type Check, matches, type SourceFile } from './check.ts';

const KINDS = [
  { task: 'test:e2e', project: 'e2e', pattern: /\.e2e\.test\.ts$/ },
  { task: 'test:int', project: 'int', pattern: /\.(int|contract)\.test\.ts$/ },
  { task: 'test:unit', project: 'unit', pattern: /\.test\.tsx?$/ },
] as const;

/** The scripts that a package lacks to run tests of a kind: the kind's own, and `test`, which runs all but journeys. */
function lackedBy(scripts: Record<string, string> = {}, { task, project }: (typeof KINDS)[number]): string[] {
  const lacked = scripts[task] ? [] : [task];
  const isRun = project === 'e2e' || scripts.test?.includes(`--project ${project}`);
  return isRun ? lacked : [...lacked, `"--project ${project}" in test`];
}

const PLAIN = plainSources('');
const REPLACING = /\bvi\.(?:mock|doMock|resetModules)\(/g;

/** Modules that Node imports by itself cannot be replaced. */
function replacedInVain(file: SourceFile): string[] {
  if (!PLAIN.test(`/${file.path}`)) return [];
  return matches(file, REPLACING, (call) => `${call}…) does nothing here: hand over what is to be replaced`);
}

function run(files: SourceFile[]): string[] {
  const packages = files
    .filter(({ path }) => /.\/package\.json$/.test(path))
    .map(({ path, text }) => ({
      folder: path.replace('package.json', ''),
      scripts: JSON.parse(text).scripts,
    }));
  const problems = files.flatMap(({ path }) => {
    const kind = KINDS.find(({ pattern }) => pattern.test(path));
    if (kind === undefined) return [];
    const home = packages.find(({ folder }) => path.startsWith(folder));
    if (home === undefined) return [`${path} belongs to no package, so nothing runs it`];
    return lackedBy(home.scripts, kind).map(
      (what) => `${home.folder}package.json lacks ${what}, which ${path} needs`,
    );
  });
  const untyped = packages
    .filter(
      ({ folder, scripts }) =>
        !scripts?.typecheck && files.some(({ path }) => path === `${folder}tsconfig.json`),
    )
    .map(({ folder }) => `${folder}package.json lacks typecheck`);
  return [...problems, ...untyped, ...files.flatMap(replacedInVain)];
}

/** Every test is run by its package and replaces only what it can, and every package's types are checked. */
export const testScripts: Check = { name: 'test scripts', run };
