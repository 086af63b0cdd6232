import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Container } from '../container.ts';
import { BackgroundKeeper } from './background-keeper.ts';

const container = { config: { DATABASE_URL: 'postgresql://localhost/nukkad' } } as Container;
const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn() };

function keeperOf(outcomes: readonly ('runs' | 'fails')[]) {
  const stop = vi.fn(async () => {});
  const begin = vi.fn(async () => {
    if (outcomes[begin.mock.calls.length - 1] === 'fails') throw new Error('no database');
    return { stop };
  });
  return { keeper: new BackgroundKeeper(container, log, begin), begin, stop };
}

describe('BackgroundKeeper', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    log.warn.mockClear();
  });
  afterEach(() => vi.useRealTimers());

  it('starts one second after it was asked to start later', async () => {
    const { keeper, begin } = keeperOf(['runs']);
    keeper.startLater();
    await vi.advanceTimersByTimeAsync(999);
    expect(begin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(begin).toHaveBeenCalledOnce();
  });

  it('never starts if it is stopped before', async () => {
    const { keeper, begin } = keeperOf(['runs']);
    keeper.startLater();
    await keeper.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begin).not.toHaveBeenCalled();
  });

  it('tries again every 15 seconds until it succeeds', async () => {
    const { keeper, begin, stop } = keeperOf(['fails', 'fails', 'runs']);
    keeper.start();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(begin).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(begin).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begin).toHaveBeenCalledTimes(3);
    expect(log.warn).toHaveBeenCalledTimes(2);
    await keeper.stop();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('does not try again after it was stopped', async () => {
    const { keeper, begin } = keeperOf(['fails']);
    keeper.start();
    await vi.advanceTimersByTimeAsync(0);
    await keeper.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begin).toHaveBeenCalledOnce();
  });
});
