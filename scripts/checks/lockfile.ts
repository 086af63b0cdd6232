import type { Check, SourceFile } from './check.ts';

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/** Names of the dependencies that the lockfile records for each package of the workspace, by folder. @internal */
export function readImporters(lockfile: string): Map<string, Set<string>> {
  const block = lockfile.split(/^importers:$/m)[1]?.split(/^\S/m)[0] ?? '';
  const importers = new Map<string, Set<string>>();
  let names = new Set<string>();
  for (const line of block.split('\n')) {
    const folder = /^ {2}(\S[^:]*):/.exec(line)?.[1];
    if (folder !== undefined) {
      names = new Set();
      importers.set(folder, names);
    }
    const name = /^ {6}'?([^':\s]+)'?:$/.exec(line)?.[1];
    if (name !== undefined) names.add(name);
  }
  return importers;
}

function dependenciesOf({ text }: SourceFile): string[] {
  const manifest = JSON.parse(text) as Partial<Record<(typeof FIELDS)[number], Record<string, string>>>;
  return FIELDS.flatMap((field) => Object.keys(manifest[field] ?? {}));
}

function run(files: SourceFile[]): string[] {
  const importers = readImporters(files.find(({ path }) => path === 'pnpm-lock.yaml')?.text ?? '');
  const manifests = files.filter(({ path }) => /(^|\/)package\.json$/.test(path));
  return manifests.flatMap((manifest) => {
    const folder = manifest.path.replace(/\/?package\.json$/, '') || '.';
    const declared = new Set(dependenciesOf(manifest));
    const locked = importers.get(folder) ?? new Set<string>();
    const report = (names: Set<string>, than: Set<string>, how: string): string[] =>
      [...names]
        .filter((name) => !than.has(name))
        .map((name) => `pnpm-lock.yaml: ${folder} ${how} ${name}; run pnpm install`);
    return [...report(declared, locked, 'lacks'), ...report(locked, declared, 'still has')];
  });
}

/** The lockfile records what the manifests ask for; otherwise no machine but this one can install. */
export const lockfile: Check = { name: 'lockfile', run };
