import { expect, it } from 'vitest';
import { hasFailedCheck, hasPassedAllChecks } from './check-counts.ts';

it.each([
  [0, 0, false, false],
  [0, 1, true, false],
  [3, 3, false, false],
  [3, 4, true, false],
  [4, 4, false, false],
  [4, 5, true, false],
  [5, 5, false, true],
])('judges %i passed of %i done: failed %s, all passed %s', (checksPassed, checksDone, failed, all) => {
  expect(hasFailedCheck({ checksPassed, checksDone })).toBe(failed);
  expect(hasPassedAllChecks({ checksPassed, checksDone })).toBe(all);
});
