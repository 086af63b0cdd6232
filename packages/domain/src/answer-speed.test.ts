import { expect, it } from 'vitest';
import { answerSpeedOf } from './answer-speed.ts';

it.each([
  [4, 4, 1, undefined],
  [5, 5, 1, 'DAY'],
  [5, 5, 24, 'DAY'],
  [5, 5, 25, 'TWO_DAYS'],
  [5, 3, 48, 'TWO_DAYS'],
  [5, 3, 49, 'THREE_DAYS'],
  [5, 3, 73, 'WEEK'],
  [5, 3, 169, 'TWO_WEEKS'],
  [5, 3, 337, 'LONGER'],
  [6, 1, null, 'OFTEN_NOT'],
  [6, 2, null, undefined],
  [4, 0, null, undefined],
])('%d applications, %d answers, median %s hours: %s', (applications, answered, medianHours, speed) => {
  expect(answerSpeedOf({ applications, answered, medianHours })).toBe(speed);
});
