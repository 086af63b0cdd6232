import { describe, expect, it } from 'vitest';
import { show } from './show.ts';

const LONG = `is no job profile; there are ${'sales, '.repeat(30)}driver`;

describe('an answer', () => {
  it('is a table whose columns are as wide as needed, cut beyond sixty, but for the last, which is whole', () => {
    const [head, row] = show([{ field: LONG, count: null, reason: LONG }], false).split('\n');
    expect(head).toMatch(/^field {57}count {2}reason$/);
    expect(row).toBe(`${LONG.slice(0, 59)}…  –      ${LONG}`);
  });

  it('of one thing is its fields, whole, with lists as tables below', () => {
    expect(show({ job: 'a', why: LONG, problems: [{ line: 2 }], none: [] }, false).split('\n')).toEqual([
      'job: a',
      `why: ${LONG}`,
      'problems:',
      'line',
      '2',
      'none: []',
    ]);
  });

  it('without rows says so, and is JSON for programs', () => {
    expect([show([], false), show([{ at: new Date(0) }], true)]).toEqual([
      'none',
      '[{"at":"1970-01-01T00:00:00.000Z"}]',
    ]);
  });
});
