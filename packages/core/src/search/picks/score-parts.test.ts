import { expect, it } from 'vitest';
import { freshness, middlePay, nearness, payStanding, titleLikeness, usualPay } from './score-parts.ts';

const NOW = new Date('2027-03-10T05:30:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const pay = (min: number | null, max: number | null = min) => ({ min, max });

it.each([
  [null, 0.5],
  [0, 1],
  [15, 0.5],
  [29.7, 0.01],
  [30, 0],
  [31, 0],
])('a distance of %s km scores %s', (distanceKm, score) => {
  expect(nearness(distanceKm)).toBeCloseTo(score);
});

it.each([
  [-1, 1],
  [0, 1],
  [7, 0.5],
  [14, 0.25],
])('a job of %s days ago scores %s', (days, score) => {
  expect(freshness(daysAgo(days), NOW)).toBe(score);
});

it.each([
  [null, null, null],
  [10_000, null, 10_000],
  [null, 20_000, 20_000],
  [10_000, 20_000, 15_000],
  [0, 20_000, 10_000],
])('the middle of a pay from %s to %s is %s', (min, max, middle) => {
  expect(middlePay({ min, max })).toBe(middle);
});

it.each([
  [pay(null), 10_000, 0.4],
  [pay(10_000), null, 0.4],
  [pay(10_000), 0, 0.4],
  [pay(4900), 10_000, 0],
  [pay(5000), 10_000, 0],
  [pay(10_000), 10_000, 0.5],
  [pay(14_900), 10_000, 0.99],
  [pay(15_000), 10_000, 1],
  [pay(15_100), 10_000, 1],
])('a pay of %o compared with the median %s scores %s', (offered, usual, score) => {
  expect(payStanding(offered, usual)).toBeCloseTo(score);
});

it('the usual pay is the median of those that are stated', () => {
  expect(usualPay([])).toBeNull();
  expect(usualPay([pay(null)])).toBeNull();
  expect(usualPay([pay(30_000), pay(9000), pay(null), pay(100_000)])).toBe(30_000);
});

it.each([
  ['Tandoor cook', 'tandoor COOK', 1],
  ['Tandoor cook', 'Cook', 1 / 2],
  ['Cook', 'Driver', 0],
  ['UX designer', 'UX lead', 1 / 3],
  ['Cook – 3 posts', 'Cook', 1 / 2],
  ['A cook', 'Cook', 1],
  ['तंदूर कुक', 'कुक', 1 / 2],
  ['', '', 0],
  ['Cook', '', 0],
])('the titles “%s” and “%s” are %s alike', (a, b, likeness) => {
  expect(titleLikeness(a, b)).toBeCloseTo(likeness);
  expect(titleLikeness(b, a)).toBeCloseTo(likeness);
});
