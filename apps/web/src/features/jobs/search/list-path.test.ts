import { expect, it } from 'vitest';
import { listPath, readListPath } from './list-path.ts';

it.each([
  ['/jobs-in/pune', 'pune', undefined],
  ['/jobs-in/navi-mumbai/', 'navi-mumbai', undefined],
  ['/jobs-in/pune/human-resources', 'pune', 'human-resources'],
  ['/jobs-in/%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87', 'पुणे', undefined],
])('%s is the list of %s and %s', (path, city, work) => {
  expect(readListPath(path)).toEqual({ city, work });
});

it.each(['/joblist', '/jobs-in', '/jobs-in/', '/jobs-in/pune/cook/more', '/x/jobs-in/pune', '/jobs-in/%ff'])(
  '%s is another address',
  (path) => {
    expect(readListPath(path)).toBeNull();
  },
);

it.each([
  ['pune', undefined, '/jobs-in/pune'],
  ['pune', 'cook', '/jobs-in/pune/cook'],
])('the list of %s and %s is %s', (city, work, path) => {
  expect(listPath(city, work)).toBe(path);
  expect(readListPath(path)).toEqual({ city, work });
});
