import { describe, expect, it } from 'vitest';
import { docstrings, undescribed } from './docstrings.ts';

const file = (described: number, bare: number, path = 'packages/contract/src/jobs/job.domain.ts') => ({
  path,
  text: [
    ...Array.from({ length: described }, (_, index) => `/** What it is. */\nexport interface A${index} {}`),
    ...Array.from({ length: bare }, (_, index) => `export const B${index} = 1;`),
  ].join('\n\n'),
});

describe('docstrings', () => {
  it.each([
    'interface A {}',
    'type A = 1;',
    'function A() {}',
    'async function A() {}',
    'class A {}',
    'const A = 1;',
  ])('stand above what is exported: %s', (what) => {
    expect(undescribed({ path: 'a.ts', text: `export ${what}` })).toEqual({ names: ['A'], total: 1 });
    const text = `/**\n * What it is.\n */\nexport ${what}`;
    expect(undescribed({ path: 'a.ts', text })).toEqual({ names: [], total: 1 });
  });

  it('are missing where a comment stands further up', () => {
    const text = '/** A part. */\n\nexport const A = 1;';
    expect(undescribed({ path: 'a.ts', text }).names).toEqual(['A']);
  });

  it.each([
    [85, 15, 0],
    [86, 14, 0],
    [84, 16, 2],
  ])('of %i described and %i bare names tell %i lines', (described, bare, lines) => {
    expect(docstrings.run([file(described, bare)], '')).toHaveLength(lines);
  });

  it('are asked of the contract and the domain alone, not of mappers', () => {
    expect(docstrings.run([file(0, 9, 'packages/contract/src/jobs/job.mapper.ts')], '')).toEqual([]);
    expect(docstrings.run([file(0, 9, 'apps/api/src/a.ts')], '')).toEqual([]);
    expect(docstrings.run([file(0, 1, 'packages/domain/src/a.ts')], '')).toEqual([
      '0% of what the contract and the domain export says what it is, less than 85%',
      'packages/domain/src/a.ts: B0',
    ]);
  });
});
