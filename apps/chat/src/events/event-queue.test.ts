import { AppError } from '@nukkad/core/errors/app-error.ts';
import { describe, expect, it, vi } from 'vitest';
import { EventQueue } from './event-queue.ts';

/** Creates a task that stays pending until the test resolves or rejects it. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: vi.fn(() => promise), resolve, reject };
}

describe('the events of a socket', () => {
  it('start when the previous one has ended', async () => {
    const queue = new EventQueue();
    const first = held();
    const second = held();
    const results = [queue.run(first.work), queue.run(second.work)];
    await Promise.resolve();
    expect(first.work).toHaveBeenCalled();
    expect(second.work).not.toHaveBeenCalled();
    first.resolve('first');
    await results[0];
    second.resolve('second');
    expect(await Promise.all(results)).toEqual(['first', 'second']);
  });

  it.each([
    ['a rule refused', new AppError('FORBIDDEN')],
    ['failed for its own fault', new Error('a fault')],
  ])('go on after one that %s', async (_case, error) => {
    const queue = new EventQueue();
    const refused = queue.run(() => Promise.reject(error));
    const next = queue.run(async () => 'stored');
    await expect(refused).rejects.toThrow(error);
    expect(await next).toBe('stored');
  });

  it.each(['OVERLOADED', 'RATE_LIMITED', 'NOT_SIGNED_IN', 'TOKEN_EXPIRED'] as const)(
    'that wait behind one refused as %s are refused too, and later ones are not',
    async (code) => {
      const queue = new EventQueue();
      const failing = held();
      const behind = vi.fn();
      const refused = queue.run(failing.work);
      const waiting = queue.run(behind);
      failing.reject(new AppError(code));
      await expect(refused).rejects.toThrow();
      await expect(waiting).rejects.toThrow('OVERLOADED');
      expect(behind).not.toHaveBeenCalled();
      expect(await queue.run(async () => 'later')).toBe('later');
    },
  );

  it('are refused while forty wait', async () => {
    const queue = new EventQueue();
    const first = held();
    const running = queue.run(first.work);
    await Promise.resolve();
    const waiting = Array.from({ length: 40 }, () => queue.run(async () => 'stored'));
    await expect(queue.run(async () => 'one too many')).rejects.toThrow('RATE_LIMITED');
    first.resolve('first');
    await running;
    expect(await Promise.all(waiting)).toEqual(Array(40).fill('stored'));
  });
});
