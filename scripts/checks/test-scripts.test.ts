import { describe, expect, it } from 'vitest';
import { testScripts } from './test-scripts.ts';

function run(scripts: object, ...paths: string[]): string[] {
  const manifest = { path: 'packages/a/package.json', text: JSON.stringify({ scripts }) };
  return testScripts.run([manifest, ...paths.map((path) => ({ path, text: '' }))], '') as string[];
}

describe('test scripts', () => {
  it.each([
    ['x.test.ts', 'unit'],
    ['x.test.tsx', 'unit'],
    ['x.int.test.ts', 'int'],
    ['x.contract.test.ts', 'int'],
  ])('fail if no script runs %s', (file, kind) => {
    const path = `packages/a/src/${file}`;
    const lacks = (what: string) => `packages/a/package.json lacks ${what}, which ${path} needs`;
    const [own, all] = [{ [`test:${kind}`]: 'vitest' }, { test: `vitest run --project ${kind}` }];
    expect(run({}, path)).toEqual([lacks(`test:${kind}`), lacks(`"--project ${kind}" in test`)]);
    expect(run(own, path)).toEqual([lacks(`"--project ${kind}" in test`)]);
    expect(run(all, path)).toEqual([lacks(`test:${kind}`)]);
    expect(run({ ...own, ...all }, path)).toEqual([]);
  });

  it('fail if no script runs a journey, which is no part of test', () => {
    const path = 'packages/a/src/x.e2e.test.ts';
    expect(run({}, path)).toEqual([`packages/a/package.json lacks test:e2e, which ${path} needs`]);
    expect(run({ 'test:e2e': 'vitest' }, path)).toEqual([]);
  });

  it('fail where a test lies outside every package', () => {
    expect(run({}, 'docs/x.test.ts')).toEqual(['docs/x.test.ts belongs to no package, so nothing runs it']);
  });

  it.each(['mock', 'doMock', 'resetModules'])(
    'fail where a module is replaced that Node imports: %s',
    (call) => {
      const text = `import { vi } from 'vitest';\n${['vi', call].join('.')}('./b.ts');\n`;
      const said = (path: string) => testScripts.run([{ path, text }], '') as string[];
      expect(said('packages/a/src/b.ts')).toEqual([
        `packages/a/src/b.ts:2 ${['vi', call].join('.')}(…) does nothing here: hand over what is to be replaced`,
      ]);
      expect(said('apps/web/src/b.ts')).toEqual([]);
      expect(said('packages/ui/src/b.ts')).toEqual([]);
    },
  );

  it('fail where the types of a package are not checked', () => {
    expect(run({}, 'packages/a/tsconfig.json')).toEqual(['packages/a/package.json lacks typecheck']);
  });
});
