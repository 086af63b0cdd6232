import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlowBodies } from './slow-bodies.ts';

const SLOW_AFTER = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('aborts the oldest slow body of a network, and none of another network', () => {
  const bodies = new SlowBodies({ perNetwork: 2, slowAfter: SLOW_AFTER });
  const givenUp: string[] = [];
  const begin = (network: string, name: string) => {
    const end = bodies.watch(network, () => givenUp.push(name));
    vi.advanceTimersByTime(1);
    return end;
  };
  begin('a', 'first');
  const endSecond = begin('a', 'second');
  begin('b', 'of another');
  vi.advanceTimersByTime(SLOW_AFTER);
  expect(givenUp).toEqual([]);
  begin('a', 'third');
  vi.advanceTimersByTime(SLOW_AFTER - 2);
  expect(givenUp).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(givenUp).toEqual(['first']);
  endSecond();
  begin('a', 'fourth');
  vi.advanceTimersByTime(SLOW_AFTER);
  expect(givenUp).toEqual(['first']);
  begin('a', 'fifth');
  vi.advanceTimersByTime(SLOW_AFTER);
  expect(givenUp).toEqual(['first', 'third']);
});

it('does not count a body that ends before it is slow, and removes a network without slow bodies', () => {
  const bodies = new SlowBodies({ perNetwork: 1, slowAfter: SLOW_AFTER });
  const abort = vi.fn();
  const ends = [bodies.watch('a', abort), bodies.watch('a', abort), bodies.watch('a', abort)];
  vi.advanceTimersByTime(SLOW_AFTER - 1);
  for (const end of ends) end();
  vi.advanceTimersByTime(SLOW_AFTER);
  expect(abort).not.toHaveBeenCalled();
  expect(bodies.networks).toBe(0);
  const end = bodies.watch('a', abort);
  vi.advanceTimersByTime(SLOW_AFTER);
  expect(bodies.networks).toBe(1);
  end();
  end();
  expect(bodies.networks).toBe(0);
});
