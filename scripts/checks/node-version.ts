import type { Check, SourceFile } from './check.ts';

function run(files: SourceFile[]): string[] {
  const pinned = files.find(({ path }) => path === '.node-version')?.text.trim();
  return files
    .filter(({ path }) => /(^|\/)Dockerfile/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/NODE_VERSION=([\d.]+)/g)]
        .filter(([, version]) => version !== pinned)
        .map(([, version]) => `${path}: Node ${version}, but .node-version has ${pinned}`),
    );
}

/** The images use the Node version of the toolchain. pnpm itself checks the versions of packages (`catalogMode: strict`). */
export const nodeVersion: Check = { name: 'node version', run };
