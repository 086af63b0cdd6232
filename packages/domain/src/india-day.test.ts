import { describe, expect, it } from 'vitest';
import { indiaDay, indiaHour, readDay, startOfIndiaDay, yearsBefore } from './india-day.ts';

it('returns the day and hour in India', () => {
  const moment = new Date('2026-11-20T18:45:00Z');
  expect(indiaDay(moment)).toBe('2026-11-21');
  expect(indiaHour(moment)).toBeCloseTo(0.25);
  expect(indiaHour(new Date('2026-11-20T18:45:36Z'))).toBeCloseTo(0.26, 5);
});

it.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-19T18:30:00.000Z'],
  ['2026-11-20T18:30:00.000Z', '2026-11-20T18:30:00.000Z'],
  ['2026-11-21T12:00:00.000Z', '2026-11-20T18:30:00.000Z'],
])('returns the start of the day of %s in India', (moment, began) => {
  expect(startOfIndiaDay(new Date(moment)).toISOString()).toBe(began);
});

describe('readDay', () => {
  it('reads days and instants', () => {
    expect(readDay(' 2000-03-15 ')).toBe('2000-03-15');
    expect(readDay('2000-03-14T18:30:00.000Z')).toBe('2000-03-15');
    expect(readDay('2000-03-15T05:00:00+05:30')).toBe('2000-03-15');
    expect(readDay('2000-03-14T18:30:00Z')).toBe('2000-03-15');
    expect(readDay('2000-03-14T18:30Z')).toBe('2000-03-15');
    expect(readDay('2000-03-15T05:00:00.25+0530')).toBe('2000-03-15');
  });

  it.each([
    '',
    '15-03-2000',
    '2001-02-29',
    '2000-13-01',
    '2000-3-1',
    'yesterday',
    '2000-03-15T25:00:00Z',
    'on 2000-03-15',
    '2000-03-15 or so',
    'on 2000-03-15T05:00:00Z',
    '2000-03-15T05:00:00Z (IST)',
  ])('refuses %j', (text) => {
    expect(readDay(text)).toBeNull();
  });
});

it('steps back whole years', () => {
  expect(yearsBefore('2026-11-21', 18)).toBe('2008-11-21');
  expect(yearsBefore('2024-02-29', 18)).toBe('2006-02-28');
  expect(yearsBefore('2024-02-29', 20)).toBe('2004-02-29');
  expect(yearsBefore('1000-03-01', 1)).toBe('0999-03-01');
});
