import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { EnvironmentSequencer, environmentOf } from './environment-sequencer.ts';

// In parts: Vitest would read this file's own environment from it.
const TAG = ['@vitest', 'environment'].join('-');

it.each([
  [`// ${TAG} happy-dom\nimport x`, 'happy-dom'],
  [`/**\n * ${TAG} jsdom\n */`, 'jsdom'],
  ['import x from "y";', ''],
])('the environment is read from %j', (source, environment) => {
  expect(environmentOf(source)).toBe(environment);
});

/** Files of these environments, or with this directive, the largest first. */
function filesOf(environments: readonly string[]): TestSpecification[] {
  const folder = mkdtempSync(join(tmpdir(), 'nukkad-sequence-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const project = { name: 'unit', config: { sequence: { groupOrder: 0 }, isolate: false } };
  return environments.map((environment, index) => {
    const moduleId = join(folder, `${index}.test.ts`);
    const head = environment.startsWith('@')
      ? `// ${environment}\n`
      : environment && `// ${TAG} ${environment}\n`;
    writeFileSync(moduleId, head.padEnd(1000 - index, ' '));
    return { moduleId, project } as unknown as TestSpecification;
  });
}

it('files of one environment follow each other, the largest first', async () => {
  const context = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;
  const files = filesOf(['', 'happy-dom', '', 'happy-dom', '']);
  const sorted = await new EnvironmentSequencer(context).sort(files);
  expect(sorted.map((file) => files.indexOf(file))).toEqual([0, 2, 4, 1, 3]);
});

it('a file that waits long comes before all others, also a smaller one', async () => {
  const context = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;
  const files = filesOf(['', 'happy-dom', '@waits-longer', '', '@waits-long: for a database']);
  const sorted = await new EnvironmentSequencer(context).sort(files);
  expect(sorted.map((file) => files.indexOf(file))).toEqual([4, 0, 2, 3, 1]);
});
