import { describe, expect, it } from 'vitest';
import { show } from './show.ts';

const LONG = `is no job profile; there are ${'sales, '.repeat(30)}driver`;

describe('an answer', () => {
  it('is a table with columns up to 60 characters wide, except for the last, which is never cut', () => {
    const [head, row] = show([{ field: LONG, count: null, reason: LONG }], false).split('\n');
    expect(head).toMatch(/^field {57}count {2}reason$/);
    expect(row).toBe(`${LONG.slice(0, 59)}…  –      ${LONG}`);
  });

  it('of one thing has its fields uncut, with lists as tables below', () => {
    expect(show({ job: 'a', why: LONG, problems: [{ line: 2 }], none: [] }, false).split('\n')).toEqual([
      'job: a',
      `why: ${LONG}`,
      'problems:',
      'line',
      '2',
      'none: []',
    ]);
  });

  it('without rows is "none", or JSON for programs', () => {
    expect([show([], false), show([{ at: new Date(0) }], true)]).toEqual([
      'none',
      '[{"at":"1970-01-01T00:00:00.000Z"}]',
    ]);
  });
});
