import { describe, expect, it } from 'vitest';
import { UsageError } from './command.ts';
import { readMoment } from './moment.ts';

describe('readMoment', () => {
  it.each([
    ['2026-12-01', '2026-11-30T18:30:00.000Z'],
    ['2026-12-01T11:00', '2026-12-01T05:30:00.000Z'],
    [' 2026-12-01 11:00 ', '2026-12-01T05:30:00.000Z'],
    ['2026-12-01T11:00:00+05:30', '2026-12-01T05:30:00.000Z'],
    ['2026-12-01T11:00-0800', '2026-12-01T19:00:00.000Z'],
    ['2026-12-01T11:00Z', '2026-12-01T11:00:00.000Z'],
  ])('reads %j as %s, in India if it has no zone', (text, moment) => {
    expect(readMoment(text, 'at').toISOString()).toBe(moment);
  });

  it.each(['', 'tomorrow', '11:00', '2026-13-01', '2026-12-01T25:00', '1 December 2026'])(
    'refuses %j',
    (text) => {
      expect(() => readMoment(text, 'at')).toThrow(UsageError);
      expect(() => readMoment(text, 'at')).toThrow('--at is a day or a time');
    },
  );
});
