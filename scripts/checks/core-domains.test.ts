import { describe, expect, it } from 'vitest';
import { coreDomains } from './core-domains.ts';

const file = (path: string, ...imports: string[]) => ({
  path: `packages/core/src/${path}`,
  text: imports.map((target) => `import { x } from '${target}';`).join('\n'),
});
const LISTED = [file('consent/a.ts', '../files/b.ts'), file('files/b.ts', '../consent/c.ts')];
const run = (...files: ReturnType<typeof file>[]) => coreDomains.run([...LISTED, ...files], '');

describe('core domains', () => {
  it('accept imports in one direction', () => {
    expect(run(file('jobs/a.ts', '../search/b.ts'), file('search/b.ts', '../ports.ts'))).toEqual([]);
  });

  it('refuse two domains that import each other', () => {
    expect(run(file('jobs/a.ts', '../search/b.ts'), file('search/b.ts', '../jobs/c.ts'))).toEqual([
      'packages/core: the domains jobs and search import each other',
    ]);
  });

  it('refuse a circle of three domains', () => {
    const circle = [file('a/x.ts', '../b/x.ts'), file('b/x.ts', '../c/x.ts'), file('c/x.ts', '../a/x.ts')];
    expect(run(...circle)).toEqual([
      'packages/core: the domains a and b import each other',
      'packages/core: the domains a and c import each other',
      'packages/core: the domains b and c import each other',
    ]);
  });

  it('do not count what tests import', () => {
    expect(run(file('jobs/a.test.ts', '../search/b.ts'), file('search/b.ts', '../jobs/c.ts'))).toEqual([]);
  });

  it('refuse a listed pair that no longer exists', () => {
    expect(coreDomains.run([file('jobs/a.ts')], '')).toEqual([
      'packages/core: consent files is listed, but they do not import each other',
    ]);
  });
});
