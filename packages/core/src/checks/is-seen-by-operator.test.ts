import { expect, it } from 'vitest';
import { isSeenByOperator } from './is-seen-by-operator.ts';

const NEVER = { identitySeenAt: null, contactSeenAt: null, papersSeenAt: null, trustedAt: null };

it('is false if no operator has looked', () => {
  expect(isSeenByOperator(NEVER)).toBe(false);
});

it.each(Object.keys(NEVER))('is true with %s alone', (look) => {
  expect(isSeenByOperator({ ...NEVER, [look]: new Date() })).toBe(true);
});
