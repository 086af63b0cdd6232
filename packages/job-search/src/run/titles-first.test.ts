import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titlesFirst } from './titles-first.ts';

const order = 'NEWEST' as const;
const steps = [{ titleWords: ['python', 'पायथॉन'] }, {}, { titleWords: ['tally'] }];
const TITLES = ['Python Developer', 'PHP Developer', 'पायथॉन डेव्हलपर', 'Tally Operator', 'Pythonist'];

/** A page as the database returns it: the rows of one step after those of another. */
const pages = fc
  .array(fc.record({ at: fc.nat(steps.length), title: fc.constantFrom(...TITLES) }), { maxLength: 30 })
  .map((rows) => rows.toSorted((a, b) => a.at - b.at).map((row, id) => ({ ...row, id })));

describe('titlesFirst', () => {
  it('puts the jobs first whose titles show a word of the step', () => {
    const rows = TITLES.map((title) => ({ at: 0, title }));
    expect(titlesFirst(rows, { steps, order }).map(({ title }) => title)).toEqual([
      'Python Developer',
      'पायथॉन डेव्हलपर',
      'PHP Developer',
      'Tally Operator',
      'Pythonist',
    ]);
    expect(titlesFirst(rows, { steps, order: 'NEAREST' })).toEqual(rows);
    expect(titlesFirst(rows, { steps: [], order })).toEqual(rows);
  });

  it('keeps all rows, their steps, and the order of rows with and without the word', () => {
    fc.assert(
      fc.property(pages, (rows) => {
        const sorted = titlesFirst(rows, { steps, order });
        expect(new Set(sorted)).toEqual(new Set(rows));
        expect(sorted.map(({ at }) => at)).toEqual(rows.map(({ at }) => at));
        const groups = Map.groupBy(sorted, ({ at, title }) => `${at} ${title}`);
        for (const group of groups.values())
          expect(group.map(({ id }) => id)).toEqual(group.map(({ id }) => id).toSorted((a, b) => a - b));
        // Sorting a page again changes nothing.
        expect(titlesFirst(sorted, { steps, order })).toEqual(sorted);
      }),
      { numRuns: 500 },
    );
  });
});
