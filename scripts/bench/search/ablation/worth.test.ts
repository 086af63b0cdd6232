import { describe, expect, it } from 'vitest';
import { PARTS, partNamed } from './parts.ts';
import { costlierKinds, deepest, isFrequent, type MixCost, worstGrowth } from './worth.ts';

const cost = (pages: Readonly<Record<string, number>>): MixCost => ({
  pages: new Map(Object.entries(pages)),
  milliseconds: new Map(),
  p50: 1,
  p99: 1,
});

describe('isFrequent', () => {
  it.each([
    'newest, dense: no filter',
    'nearest, thin: profile+type',
    'text, newest, dense: work',
    'typeahead, thin',
    'search page, dense',
    'top picks, dense: seeker',
    'map, thin: 100 more',
  ])('is true for %s', (kind) => expect(isFrequent(kind)).toBe(true));

  it.each([
    'newest, dense: profile+type+pay',
    'text, everywhere: work',
    'everywhere: no filter',
    'no match, thin: filters',
    'page 20, newest: profile',
    'count, dense',
  ])('is false for %s', (kind) => expect(isFrequent(kind)).toBe(false));
});

describe('the contribution of a part', () => {
  it('includes the growth of the fastest growing kind among the selected ones', () => {
    const sizes = { small: cost({ a: 10, b: 10, c: 10 }), large: cost({ a: 100, b: 20, c: 1000, d: 5 }) };
    expect(worstGrowth(sizes, 100, (kind) => kind !== 'c')).toEqual({ kind: 'a', exponent: 0.5 });
  });

  it('lists kinds that read at least 1.5 times as much', () => {
    const before = cost({ a: 100, b: 100, c: 100 });
    expect(costlierKinds(before, cost({ a: 149, b: 150, c: 300, new: 7 }))).toEqual([
      { kind: 'c', times: 3 },
      { kind: 'b', times: 1.5 },
    ]);
  });

  it('includes the highest ratio of page 20 to page 1', () => {
    const pages = {
      'page 20, newest: no filter': 50,
      'newest, dense: no filter': 100,
      'page 20, list': 110,
      'everywhere: list': 100,
    };
    expect(deepest(cost(pages))).toBe(1.1);
  });
});

describe('partNamed', () => {
  it('finds a part by its name or by the name of its index', () => {
    expect(partNamed('index job_term_cell_idx').paths).toEqual([]);
    expect(partNamed('job_search_pay_idx').paths).toEqual(['pay']);
    expect(() => partNamed('nothing of the kind')).toThrow('no part is called "nothing of the kind"');
  });

  it('finds each part, because names are unique', () => {
    expect(new Set(PARTS.map(({ name }) => name)).size).toBe(PARTS.length);
  });
});
