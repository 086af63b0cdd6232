import { expect, it } from 'vitest';
import { choiceOf, chosenAt, hoursOf, interviewDays } from './interview-times.ts';

it.each([
  ['a second before the last hour of the day', '2027-03-11T11:29:59Z', '2027-03-11'],
  ['at the last hour of the day', '2027-03-11T11:30:00Z', '2027-03-12'],
  ['23:59 in India', '2027-03-11T18:29:00Z', '2027-03-12'],
  ['00:01 in India', '2027-03-11T18:31:00Z', '2027-03-12'],
  ['23:59 in UTC', '2027-03-11T23:59:00Z', '2027-03-12'],
])('%s, three days are offered from the first with an hour to come', (_name, moment, first) => {
  const days = interviewDays(new Date(moment));
  expect(days).toHaveLength(3);
  expect(days[0]).toBe(first);
});

it('offers the hours of a day in India that are still to come', () => {
  expect(hoursOf('2027-03-11', new Date('2027-03-11T04:29:59Z'))).toEqual([10, 12, 15, 17]);
  expect(hoursOf('2027-03-11', new Date('2027-03-11T04:30:00Z'))).toEqual([12, 15, 17]);
  expect(hoursOf('2027-03-12', new Date('2027-03-11T18:00:00Z'))).toEqual([10, 12, 15, 17]);
});

it('begins with the time of an interview that is to come, by chips or by fields', () => {
  const now = new Date('2027-03-11T05:30:00Z');
  const begin = (at: string | null) => choiceOf(at === null ? null : new Date(at), now);
  expect(begin(null)).toEqual({ day: '2027-03-11', hour: null, date: '', time: '' });
  expect(begin('2027-03-12T04:30:00Z')).toEqual({ day: '2027-03-12', hour: 10, date: '', time: '' });
  expect(begin('2027-03-12T04:45:00Z')).toMatchObject({ hour: null, date: '2027-03-12', time: '10:15' });
  expect(begin('2027-03-11T05:30:00Z')).toMatchObject({ hour: null, date: '', time: '' });
});

it('returns the chosen moment in India', () => {
  const now = new Date('2027-03-11T05:30:00Z');
  const choice = { day: '2027-03-11', hour: 12, date: '', time: '' };
  const chosen = (change: Partial<typeof choice>) =>
    chosenAt({ ...choice, ...change }, now)?.toISOString() ?? null;
  expect(chosen({})).toBe('2027-03-11T06:30:00.000Z');
  expect(chosen({ hour: 10 })).toBeNull();
  expect(chosen({ date: '2027-03-12', time: '09:15' })).toBe('2027-03-12T03:45:00.000Z');
  expect(chosen({ date: '2027-03-12' })).toBeNull();
});
