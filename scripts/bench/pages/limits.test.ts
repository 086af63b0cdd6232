import { expect, it } from 'vitest';
import { paintRows, rowText, tapRows } from './limits.ts';
import type { Paints } from './measure-page.ts';
import type { Tap } from './measure-tap.ts';

const SEEN = { first: 900, largest: 1000, hydrated: 3000, shift: 0, blocked: 40 };
const VISIT = { ...SEEN, all: 160_000, script: 145_000 };
const AT_LIMITS: Paints = {
  copy: SEEN,
  first: { ...VISIT, largest: 1100, shift: 0.1 },
  lateScript: 1101,
  second: { ...VISIT, script: 0, shift: 0.1 },
  offline: { ...SEEN, largest: 1650 },
};
const TAP: Tap = {
  control: 'save',
  time: 'first paint',
  answered: 2000,
  delay: 200,
  change: 'dialog',
  interaction: 200,
};

const over = (rows: ReturnType<typeof tapRows>) =>
  rows.filter(({ isWithin }) => !isWithin).map(({ what }) => what);

it('accepts paints at their limits', () => {
  expect(over(paintRows(AT_LIMITS))).toEqual([]);
});

it.each([
  ['largest paint', { first: { ...AT_LIMITS.first, largest: 1100.2 } }],
  ['script', { first: { ...AT_LIMITS.first, script: 145_001 } }],
  ['layout shift', { first: { ...AT_LIMITS.first, shift: 0.101 } }],
  ['layout shift, second visit', { second: { ...AT_LIMITS.second, shift: 0.101 } }],
  ['script, second visit', { second: { ...AT_LIMITS.second, script: 1 } }],
  ['largest paint, offline', { offline: { ...SEEN, largest: 1650.2 } }],
  ['script of the map asked for', { lateScript: 1100 }],
])('reports beyond its limit the row: %s', (what, changes) => {
  expect(over(paintRows({ ...AT_LIMITS, ...changes }))).toEqual([what]);
});

it('has no row for the script of a map on other pages', () => {
  const rows = paintRows({ ...AT_LIMITS, lateScript: null });
  expect(rows.some(({ what }) => what.includes('map'))).toBe(false);
});

it.each([
  ['first paint', { answered: 2000, delay: 900 }, []],
  ['first paint', { answered: 2000.1 }, ['save, first paint']],
  ['hydrated', { answered: 9000, delay: 200 }, []],
  ['hydrated', { delay: 200.1 }, ['save, hydrated']],
  ['2 s', { interaction: 201 }, ['save, 2 s, INP']],
  ['2 s', { delay: Number.POSITIVE_INFINITY, interaction: 0 }, ['save, 2 s']],
] as const)('judges a tap at %s with %o', (time, changes, problems) => {
  expect(over(tapRows({ ...TAP, time, ...changes }))).toEqual(problems);
});

it('has no row for an interaction that the browser did not report', () => {
  expect(tapRows({ ...TAP, interaction: 0 })).toHaveLength(1);
});

it('prints mark, value and limit', () => {
  const [row] = tapRows({ ...TAP, answered: 2340 });
  expect(row && rowText(row)).toBe(
    '  ✗ save, first paint                 2.34 s  ≤ 2.00 s    200 ms after the tap: dialog',
  );
});
