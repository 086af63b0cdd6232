import { expect, it } from 'vitest';
import { nodeVersion } from './node-version.ts';

const run = (version: string) =>
  nodeVersion.run(
    [
      { path: '.node-version', text: '24.1.0\n' },
      { path: 'docker/Dockerfile', text: `ARG NODE_VERSION=${version}\n` },
    ],
    '',
  );

it('reports a Dockerfile with another Node version', () => {
  expect(run('24.1.0')).toEqual([]);
  expect(run('24.2.0')).toEqual(['docker/Dockerfile: Node 24.2.0, but .node-version has 24.1.0']);
});
