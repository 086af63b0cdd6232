import { describe, expect, it } from 'vitest';
import { PARTS, partNamed } from './parts.ts';
import { dearerKinds, deepest, isOftenAsked, type MixCost, worstGrowth } from './worth.ts';

const cost = (pages: Readonly<Record<string, number>>): MixCost => ({
  pages: new Map(Object.entries(pages)),
  milliseconds: new Map(),
  p50: 1,
  p99: 1,
});

describe('kinds of query that are often asked', () => {
  it.each([
    'newest, dense: no filter',
    'nearest, thin: profile+type',
    'text, newest, dense: work',
    'typeahead, thin',
    'search page, dense',
    'top picks, dense: seeker',
    'map, thin: 100 more',
  ])('%s is one', (kind) => expect(isOftenAsked(kind)).toBe(true));

  it.each([
    'newest, dense: profile+type+pay',
    'text, everywhere: work',
    'everywhere: no filter',
    'no match, thin: filters',
    'page 20, newest: profile',
    'count, dense',
  ])('%s is none', (kind) => expect(isOftenAsked(kind)).toBe(false));
});

describe('what a part is worth', () => {
  it('is the growth of the kind that grows fastest, of those that are looked at', () => {
    const sizes = { small: cost({ a: 10, b: 10, c: 10 }), large: cost({ a: 100, b: 20, c: 1000, d: 5 }) };
    expect(worstGrowth(sizes, 100, (kind) => kind !== 'c')).toEqual({ kind: 'a', exponent: 0.5 });
  });

  it('is told of kinds that read half as much again, and no less', () => {
    const before = cost({ a: 100, b: 100, c: 100 });
    expect(dearerKinds(before, cost({ a: 149, b: 150, c: 300, new: 7 }))).toEqual([
      { kind: 'c', times: 3 },
      { kind: 'b', times: 1.5 },
    ]);
  });

  it('is the deepest page over the first, of the list where it is most', () => {
    const pages = {
      'page 20, newest: no filter': 50,
      'newest, dense: no filter': 100,
      'page 20, list': 110,
      'everywhere: list': 100,
    };
    expect(deepest(cost(pages))).toBe(1.1);
  });
});

describe('a part', () => {
  it('is called by its whole name or by that of what it is', () => {
    expect(partNamed('index job_term_cell_idx').paths).toEqual([]);
    expect(partNamed('job_search_pay_idx').paths).toEqual(['pay']);
    expect(() => partNamed('nothing of the kind')).toThrow('no part is called "nothing of the kind"');
  });

  it('has a name of its own', () => {
    expect(new Set(PARTS.map(({ name }) => name)).size).toBe(PARTS.length);
  });
});
