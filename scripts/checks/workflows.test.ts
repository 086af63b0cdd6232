import { readFileSync } from 'node:fs';
import { FONT_SETS } from '@nukkad/testing/font-set.ts';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
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

it('CI requires the server of docker-compose.yml, and shows journeys in two sets of fonts', () => {
  const ci = parse(readFileSync(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8'));
  const { steps, strategy } = ci.jobs.tests;
  const tests = steps.find((step: { env?: object }) => step.env !== undefined);
  expect(tests.env.NUKKAD_TEST_SERVER_KIND).toBe('container');
  expect(tests.env.NUKKAD_FONTS).toBe('$' + '{{ matrix.fonts }}');
  const fonts = strategy.matrix.include.map((entry: { fonts?: string }) => entry.fonts).filter(Boolean);
  expect(fonts).toEqual(Object.keys(FONT_SETS));
});
