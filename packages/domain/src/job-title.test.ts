import { expect, it } from 'vitest';
import { titleWithWork, workBeside } from './job-title.ts';

it.each([
  ['Waiter', 'वेटर', 'वेटर · Waiter'],
  ['टेलिकॉलर पाहिजे', 'Telecaller', 'Telecaller · टेलिकॉलर पाहिजे'],
  ['Cook for a mess', 'Tandoor cook', 'Tandoor cook · Cook for a mess'],
])('puts the occupation before the title: %s', (title, work, shown) =>
  expect(titleWithWork(title, work)).toBe(shown),
);

it.each([
  ['Waiter', 'Waiter'],
  ['Senior WAITER, night', 'waiter'],
  ['वेटर चाहिए', 'वेटर'],
  ['Waiter', undefined],
  ['Waiter', ''],
])('does not repeat the occupation, and ignores an unknown one: %s, %s', (title, work) => {
  expect(workBeside(title, work)).toBeUndefined();
  expect(titleWithWork(title, work)).toBe(title);
});
