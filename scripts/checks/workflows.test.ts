import { expect, it } from 'vitest';
import { workflows } from './workflows.ts';

const COMMIT = '3d3c42e5aac5ba805825da76410c181273ba90b1';
const run = (step: string, permissions = 'permissions:\n  contents: read\n') =>
  workflows.run(
    [{ path: '.github/workflows/x.yml', text: `${permissions}jobs:\n  a:\n    steps:\n      - ${step}\n` }],
    '',
  );

it.each([
  [`uses: actions/checkout@${COMMIT} # v7.0.1`, 0],
  [`uses: github/codeql-action/init@${COMMIT} # v4.36.2`, 0],
  ['uses: ./.github/actions/own', 0],
  ['run: npm test', 0],
  ['uses: actions/checkout@v7 # v7.0.1', 1],
  [`uses: actions/checkout@${COMMIT}`, 1],
  [`uses: actions/checkout@${COMMIT.slice(1)} # v7.0.1`, 1],
  ['uses: actions/checkout@main', 1],
])('a step %j has %i problems', (step, count) => {
  expect(run(step)).toHaveLength(count);
});

it.each(['', 'permissions: write-all\n', 'permissions:\n  contents: write\n'])(
  'permissions %j are too many',
  (permissions) => {
    expect(run('run: npm test', permissions)).toHaveLength(1);
  },
);
