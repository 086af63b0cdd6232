import { describe, expect, it } from 'vitest';
import { readCatalog, readLocked, versions } from './versions.ts';

const workspace =
  'packages:\n  - apps/*\n\ncatalog:\n  "@scope/a": 1.2.3\n  b: 2.0.0\n\ncatalogMode: strict\n';
const lock = (extra = ''): string =>
  `lockfileVersion: '9.0'\n\npackages:\n\n  '@scope/a@1.2.3':\n    resolution: {}\n\n  b@2.0.0:\n    resolution: {}\n${extra}\nsnapshots:\n\n  b@9.9.9:\n    x: y\n`;

function run(files: Record<string, string>): string[] {
  const all = { 'pnpm-workspace.yaml': workspace, 'pnpm-lock.yaml': lock(), ...files };
  return versions.run(
    Object.entries(all).map(([path, text]) => ({ path, text })),
    '',
  ) as string[];
}

describe('versions', () => {
  it('read the catalog and the lockfile', () => {
    expect([...readCatalog(workspace)]).toEqual([
      ['@scope/a', '1.2.3'],
      ['b', '2.0.0'],
    ]);
    expect(readLocked(lock()).get('b')).toEqual(new Set(['2.0.0']));
  });

  it('are fine when each stands once', () => {
    expect(run({ 'apps/api/package.json': '{"dependencies":{"b":"catalog:","c":"workspace:*"}}' })).toEqual(
      [],
    );
  });

  it('fail when a manifest names a version of its own', () => {
    expect(run({ 'apps/api/package.json': '{"devDependencies":{"b":"^2.0.0"}}' })).toEqual([
      'apps/api/package.json: b is "^2.0.0", not "catalog:"',
    ]);
  });

  it('fail when the lockfile installs a second version', () => {
    expect(run({ 'pnpm-lock.yaml': lock('\n  b@1.0.0:\n    resolution: {}\n') })).toEqual([
      'b is installed as 2.0.0 and 1.0.0',
    ]);
  });

  it('fail when the catalog leaves a version open', () => {
    const open = { 'pnpm-workspace.yaml': 'catalog:\n  b: ^2.0.0\n', 'pnpm-lock.yaml': '' };
    expect(run(open)).toEqual(['pnpm-workspace.yaml: b is not pinned exactly (^2.0.0)']);
  });

  it('fail when an image uses another Node than the project', () => {
    expect(run({ '.node-version': '24.1.0\n', Dockerfile: 'ARG NODE_VERSION=24.0.0\n' })).toEqual([
      'Dockerfile: Node 24.0.0, but .node-version says 24.1.0',
    ]);
  });
});
