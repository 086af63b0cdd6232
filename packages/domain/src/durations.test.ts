import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, WEEK_MS } from './durations.ts';

it('an hour, a day and a week have these milliseconds', () => {
  expect([HOUR_MS, DAY_MS, WEEK_MS]).toEqual([3_600_000, 86_400_000, 604_800_000]);
});
