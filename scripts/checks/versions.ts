import type { Check, SourceFile } from './check.ts';

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

function manifestProblems({ path, text }: SourceFile): string[] {
  const manifest = JSON.parse(text) as Record<string, Record<string, string> | undefined>;
  return FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}))
    .filter(([, version]) => version !== 'catalog:' && !version.startsWith('workspace:'))
    .map(([name, version]) => `${path}: ${name} is "${version}", not "catalog:"`);
}

/** Names and versions of the catalog in pnpm-workspace.yaml. @internal */
export function readCatalog(workspace: string): Map<string, string> {
  const block = /^catalog:\n((?: {2}.*\n|\n)*)/m.exec(workspace)?.[1] ?? '';
  const rows = block.matchAll(/^ {2}"?([^":\n]+)"?: *"?([^"\s#]+)"?/gm);
  return new Map([...rows].map(([, name = '', version = '']) => [name, version]));
}

/** Versions of each package that the lockfile installs. @internal */
export function readLocked(lockfile: string): Map<string, Set<string>> {
  const packages = lockfile.split(/^packages:$/m)[1]?.split(/^snapshots:$/m)[0] ?? '';
  const locked = new Map<string, Set<string>>();
  for (const [, name = '', version = ''] of packages.matchAll(/^ {2}'?(@?[^@'\s]+)@([^:'\s]+)'?:$/gm)) {
    locked.set(name, (locked.get(name) ?? new Set()).add(version));
  }
  return locked;
}

/**
 * Second versions that another package brings along and that cannot be joined: the major differs and that
 * package has not moved yet.
 */
const UNAVOIDABLE: Record<string, string> = {
  '@electric-sql/pglite': 'the development server inside the prisma command line',
  '@electric-sql/pglite-socket': 'the same',
  'fast-check': 'a library inside the prisma command line',
};

function lockProblems(workspace: string, lockfile: string): string[] {
  const locked = readLocked(lockfile);
  return [...readCatalog(workspace)].flatMap(([name, version]) => {
    const exact = /^\d/.test(version)
      ? []
      : [`pnpm-workspace.yaml: ${name} is not pinned exactly (${version})`];
    const others = [...(locked.get(name) ?? [])].filter((found) => found !== version);
    const known = UNAVOIDABLE[name] !== undefined;
    const twice =
      others.length > 0 && !known ? [`${name} is installed as ${version} and ${others.join(', ')}`] : [];
    return [...exact, ...twice];
  });
}

function toolchainProblems(files: SourceFile[]): string[] {
  const node = files.find(({ path }) => path === '.node-version')?.text.trim();
  return files
    .filter(({ path }) => /(^|\/)Dockerfile/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/NODE_VERSION=([\d.]+)/g)]
        .filter(([, version]) => version !== node)
        .map(([, version]) => `${path}: Node ${version}, but .node-version says ${node}`),
    );
}

function run(files: SourceFile[]): string[] {
  const textOf = (searched: string): string => files.find(({ path }) => path === searched)?.text ?? '';
  return [
    ...files.filter(({ path }) => /(^|\/)package\.json$/.test(path)).flatMap(manifestProblems),
    ...lockProblems(textOf('pnpm-workspace.yaml'), textOf('pnpm-lock.yaml')),
    ...toolchainProblems(files),
  ];
}

/** One version of each dependency, from the catalog, and one of the toolchain. */
export const versions: Check = { name: 'one version each', run };
