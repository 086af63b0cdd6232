import { expect, it } from 'vitest';
import { dayAfter, readView, spanOf } from './calendar-span.ts';

it('a span begins and ends at midnight in India', () => {
  expect(spanOf('2027-03-11', 1)).toEqual({
    from: '2027-03-10T18:30:00.000Z',
    to: '2027-03-11T18:30:00.000Z',
  });
  expect(spanOf('2027-02-26', 7)).toEqual({
    from: '2027-02-25T18:30:00.000Z',
    to: '2027-03-04T18:30:00.000Z',
  });
});

it('a day is some days after another, over the end of a month and of a year', () => {
  expect([dayAfter('2027-12-31', 1), dayAfter('2028-03-01', -1), dayAfter('2027-03-11', 0)]).toEqual([
    '2028-01-01',
    '2028-02-29',
    '2027-03-11',
  ]);
});

it.each([
  ['days=7', { kind: 'week' }],
  ['days=6', { kind: 'day', day: '2027-03-11' }],
  ['day=2027-03-20', { kind: 'day', day: '2027-03-20' }],
  ['day=2027-02-30', { kind: 'day', day: '2027-03-11' }],
  ['', { kind: 'day', day: '2027-03-11' }],
])('the address "%s" shows %j', (search, view) => {
  expect(readView(new URLSearchParams(search), '2027-03-11')).toEqual(view);
});
