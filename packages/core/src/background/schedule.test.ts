import { expect, it } from 'vitest';
import { SCHEDULE } from './schedule.ts';

/** Tasks that notify people of something that they did not just ask for. Their push messages make a sound. */
const NOTIFYING = [
  'announce-jobs',
  'job-alerts',
  'remind',
  'ask-still-open',
  'ask-team',
  'give-tips',
  'remind-members',
] as const;

it.each(NOTIFYING)('%s runs from 8 to 20 in India only, so that no phone sounds at night', (task) => {
  const [, hours = ''] = SCHEDULE[task].split(' ');
  expect(hours).toMatch(/^\d+(?:-\d+)?$/);
  for (const hour of hours.split('-').map(Number)) {
    expect(hour).toBeGreaterThanOrEqual(8);
    expect(hour).toBeLessThanOrEqual(20);
  }
});
