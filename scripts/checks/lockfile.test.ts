import { describe, expect, it } from 'vitest';
import { lockfile, readImporters } from './lockfile.ts';

const LOCK = `lockfileVersion: '9.0'

importers:

  .:
    devDependencies:
      a:
        specifier: 'catalog:'
        version: 1.0.0

  apps/one:
    dependencies:
      '@scope/b':
        specifier: workspace:*
        version: link:../b
  apps/two: {}

packages:

  a@1.0.0:
    resolution: {}
`;

const run = (manifest: string) =>
  lockfile.run(
    [
      { path: 'pnpm-lock.yaml', text: LOCK },
      { path: 'package.json', text: '{"devDependencies":{"a":"catalog:"}}' },
      { path: 'apps/one/package.json', text: manifest },
      { path: 'apps/two/package.json', text: '{}' },
    ],
    '',
  );

describe('lockfile', () => {
  it('is read package by package', () => {
    expect([...readImporters(LOCK)]).toEqual([
      ['.', new Set(['a'])],
      ['apps/one', new Set(['@scope/b'])],
      ['apps/two', new Set()],
    ]);
  });

  it('is fine where it records what the manifests ask for', () => {
    expect(run('{"dependencies":{"@scope/b":"workspace:*"}}')).toEqual([]);
  });

  it('fails on a dependency that was added or taken away without an install', () => {
    expect(run('{"dependencies":{"c":"catalog:"}}')).toEqual([
      'pnpm-lock.yaml: apps/one lacks c; run pnpm install',
      'pnpm-lock.yaml: apps/one still has @scope/b; run pnpm install',
    ]);
  });
});
