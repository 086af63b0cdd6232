import { describe, expect, it } from 'vitest';
import { costs, firstViewFile, overBudget } from './first-view.ts';

const file = (type: string, path: string, bytes: number) =>
  firstViewFile(type, `https://nukkad.example${path}`, bytes);

describe('the first view', () => {
  it('adds up the bytes of each kind', () => {
    const files = [file('script', '/a.js', 1024), file('script', '/b.js', 2048), file('fetch', '/api?x', 10)];
    expect(costs(files)).toMatchObject({ js: 3072, data: 10, html: 0 });
  });

  it('is over budget only past the limit, in thousands of bytes', () => {
    expect(overBudget([file('document', '/', 32_000), file('script', '/a.js', 145_000)])).toEqual([]);
    expect(overBudget([file('document', '/', 32_001)])).toHaveLength(1);
    expect(overBudget([file('stylesheet', '/a.css', 4000)])).toEqual([]);
    expect(overBudget([file('stylesheet', '/a.css', 4001)])).toHaveLength(1);
  });

  it('names the biggest files of a kind over budget', () => {
    const [problem] = overBudget([
      file('script', '/small.js', 1000),
      file('stylesheet', '/a.css', 3000),
      file('script', '/big.js', 145_000),
    ]);
    expect(problem).toBe(
      ['js 146.0 KB of 145.0 KB; the biggest:', ' 145.0 KB  /big.js', '   1.0 KB  /small.js'].join('\n'),
    );
  });
});
