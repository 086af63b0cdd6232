import { expect, it } from 'vitest';
import { couldAddInterests, interestsProblem, tidyInterests } from './interests.ts';

it('accepts one to six different profiles', () => {
  expect(interestsProblem([])).toBe('TOO_FEW');
  expect(interestsProblem(['', ' '])).toBe('TOO_FEW');
  expect(interestsProblem(['cook'])).toBeNull();
  expect(interestsProblem(['a', 'b', 'c', 'd', 'e', 'f'])).toBeNull();
  expect(interestsProblem(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('TOO_MANY');
  expect(interestsProblem(['a', 'a', 'a', 'a', 'a', 'a', 'a'])).toBeNull();
});

it('suggests three', () => {
  expect(couldAddInterests(['a', 'b'])).toBe(true);
  expect(couldAddInterests(['a', 'b', 'c'])).toBe(false);
});

it('keeps the order of choice', () => {
  expect(tidyInterests([' cook ', 'tailor', 'cook'])).toEqual(['cook', 'tailor']);
});
