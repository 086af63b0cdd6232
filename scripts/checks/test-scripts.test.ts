import { describe, expect, it } from 'vitest';
import { testScripts } from './test-scripts.ts';

function run(scripts: object, ...paths: string[]): string[] {
  const manifest = { path: 'packages/a/package.json', text: JSON.stringify({ scripts }) };
  return testScripts.run([manifest, ...paths.map((path) => ({ path, text: '' }))], '') as string[];
}

describe('test scripts', () => {
  it.each(['x.test.ts', 'x.test.tsx', 'x.int.test.ts', 'x.contract.test.ts'])(
    'fails if a package has %s and no script "test"',
    (file) => {
      const path = `packages/a/src/${file}`;
      expect(run({}, path)).toEqual(['packages/a/package.json has no script "test"']);
      expect(run({ test: 'vitest run' }, path)).toEqual([]);
    },
  );

  it('accepts journeys without a script, because npm test runs them', () => {
    expect(run({}, 'packages/a/src/x.e2e.test.ts')).toEqual([]);
  });

  it('fails if a test is outside of every package', () => {
    expect(run({}, 'docs/x.test.ts')).toEqual([
      'docs/x.test.ts belongs to no package, so Turbo does not run it',
    ]);
  });

  it('fails if the types of a package are not checked', () => {
    expect(run({}, 'packages/a/tsconfig.json')).toEqual([
      'packages/a/package.json has no script "typecheck"',
    ]);
    expect(run({ typecheck: 'tsc' }, 'packages/a/tsconfig.json')).toEqual([]);
  });
});
