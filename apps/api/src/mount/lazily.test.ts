import { expect, it, vi } from 'vitest';
import { lazily } from './lazily.ts';

it('computes a value at the first call only, also an undefined one', () => {
  const compute = vi.fn(() => undefined);
  const read = lazily(compute);
  expect(compute).not.toHaveBeenCalled();
  expect(read()).toBeUndefined();
  expect(read()).toBeUndefined();
  expect(compute).toHaveBeenCalledTimes(1);
});

it('computes again after an error', () => {
  const compute = vi.fn<() => number>().mockImplementationOnce(() => {
    throw new Error('not yet');
  });
  compute.mockReturnValue(7);
  const read = lazily(compute);
  expect(read).toThrow('not yet');
  expect(read()).toBe(7);
});
