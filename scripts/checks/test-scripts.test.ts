import { describe, expect, it } from 'vitest';
import { testScripts } from './test-scripts.ts';

function run(scripts: object, ...paths: string[]): string[] {
  const manifest = { path: 'packages/a/package.json', text: JSON.stringify({ scripts }) };
  return testScripts.run([manifest, ...paths.map((path) => ({ path, text: '' }))], '') as string[];
}

describe('test scripts', () => {
  it.each([
    ['x.test.ts', 'test:unit'],
    ['x.test.tsx', 'test:unit'],
    ['x.int.test.ts', 'test:int'],
    ['x.contract.test.ts', 'test:int'],
    ['x.e2e.test.ts', 'test:e2e'],
  ])('fail where %s has nobody to run it', (file, task) => {
    const path = `packages/a/src/${file}`;
    expect(run({}, path)).toEqual([`packages/a/package.json lacks ${task}, which ${path} needs`]);
    expect(run({ [task]: 'vitest' }, path)).toEqual([]);
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
