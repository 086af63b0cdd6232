import { expect, test } from 'vitest';
import type { Judged } from './judge-found.ts';
import { rankFound } from './rank-found.ts';

interface Row {
  readonly name: string;
  readonly distance: number | null;
  readonly createdAt: Date;
}

const MARKS = { title: [], company: [], isCity: false, fits: null };

function job(
  name: string,
  change: Partial<Row> & Partial<Pick<Judged<Row>, 'work' | 'inTitle'>>,
): Judged<Row> {
  const { work = 1, inTitle = 1, distance = 2000, createdAt = new Date(2026, 10, 1) } = change;
  return { row: { name, distance, createdAt }, marks: MARKS, work, inTitle };
}

const order = (jobs: readonly Judged<Row>[], isWorkNamed = true) =>
  rankFound(jobs, isWorkNamed).map(({ row }) => row.name);

test('the work itself comes before work of the same profile, however near and new that is', () => {
  const waiter = job('waiter', { work: 0.5, inTitle: 0, createdAt: new Date(2026, 10, 20) });
  const far = job('far cook', { distance: 250_000 });
  const other = job('other', { work: 0, inTitle: 0 });
  expect(order([other, waiter, far])).toEqual(['far cook', 'waiter', 'other']);
});

test('then nearer jobs come first: nearby, in the next towns, in the region, anywhere', () => {
  const at = (kilometres: number) => job(`${kilometres}`, { distance: kilometres * 1000 });
  expect(order([at(900), at(200), at(80), at(12)])).toEqual(['12', '80', '200', '900']);
  expect(order([job('nowhere', { distance: null }), at(900)])).toEqual(['nowhere', '900']);
});

test.each([
  [30_000, 30_001],
  [100_000, 100_001],
  [300_000, 300_001],
])('a band ends at %i m: the newer job at %i m comes later', (last, first) => {
  const inside = job('inside', { distance: last });
  const beyond = job('beyond', { distance: first, createdAt: new Date(2026, 10, 20) });
  expect(order([beyond, inside])).toEqual(['inside', 'beyond']);
});

test('within one distance band the title that matches more words comes first, then the newer job', () => {
  const said = job('said', { distance: 20_000 });
  const named = job('named', { inTitle: 0.9, distance: 100 });
  const unsaid = job('unsaid', { inTitle: 0, distance: 100 });
  const newer = job('newer', { inTitle: 0, distance: 29_000, createdAt: new Date(2026, 10, 2) });
  expect(order([unsaid, newer, named, said])).toEqual(['said', 'named', 'newer', 'unsaid']);
});

test('without a work the title decides: all words, some words, no word', () => {
  const all = job('all', { work: 0, inTitle: 1, distance: 400_000 });
  const some = job('some', { work: 0, inTitle: 0.5 });
  const none = job('none', { work: 0, inTitle: 0 });
  expect(order([none, some, all], false)).toEqual(['all', 'some', 'none']);
});
