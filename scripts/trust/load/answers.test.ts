import { expect, it } from 'vitest';
import { Answers } from './answers.ts';

it('counts outcomes and causes, the most frequent first', () => {
  const answers = new Answers();
  answers.answered('503');
  for (let count = 0; count < 3; count += 1) answers.answered('200');
  answers.failed('ECONNRESET');
  answers.failed('timeout');
  answers.failed('timeout');
  expect(answers.total).toBe(7);
  expect(answers.failures).toBe(3);
  expect(answers.outcomes).toBe('3 × 200, 1 × 503');
  expect(answers.causes).toBe('2 × timeout, 1 × ECONNRESET');
});
