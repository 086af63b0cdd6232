import { describe, expect, it } from 'vitest';
import { readWorkPeriod } from './experience-dates.ts';

const now = new Date('2026-11-21T06:00:00Z');
const read = (start?: string, end?: string, isCurrent = false) =>
  readWorkPeriod({ start, end, isCurrent }, now);

describe('readWorkPeriod', () => {
  it('reads finished and current work', () => {
    expect(read('2020-01-01', '2026-11-21')).toEqual({ startDay: '2020-01-01', endDay: '2026-11-21' });
    expect(read('2020-01-01', '2020-01-01')).toEqual({ startDay: '2020-01-01', endDay: '2020-01-01' });
    expect(read('2026-11-21', '', true)).toEqual({ startDay: '2026-11-21', endDay: null });
    expect(read('2020-01-01', 'nonsense', true)).toEqual({ startDay: '2020-01-01', endDay: null });
  });

  it.each([
    [read(undefined, '2020-01-01'), 'START_MISSING'],
    [read(' ', '2020-01-01'), 'START_MISSING'],
    [read('2020-01-01'), 'END_MISSING'],
    [read('2020-01-01', ' '), 'END_MISSING'],
    [read('2020-02-30', '2021-01-01'), 'UNREADABLE'],
    [read('2020-01-01', 'later'), 'UNREADABLE'],
    [read('2026-11-22', undefined, true), 'IN_FUTURE'],
    [read('2020-01-01', '2026-11-22'), 'IN_FUTURE'],
    [read('2021-01-01', '2020-12-31'), 'END_BEFORE_START'],
  ])('reports the problem %#', (answer, problem) => {
    expect(answer).toBe(problem);
  });
});
