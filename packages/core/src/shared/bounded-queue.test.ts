import { describe, expect, it } from 'vitest';
import { BoundedQueue, QueueFull } from './bounded-queue.ts';

/** Returns a task that the test ends by hand. */
function openEnded() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isBegun = false;
  const work = () => {
    isBegun = true;
    return promise;
  };
  return { work, resolve, reject, isBegun: () => isBegun };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('BoundedQueue', () => {
  it('runs a limited number at once, queues the others in order, and refuses beyond the queue', async () => {
    const queue = new BoundedQueue({ atOnce: 2, waiting: 2 });
    const pieces = [openEnded(), openEnded(), openEnded(), openEnded(), openEnded()];
    const begun = () => pieces.map((piece) => piece.isBegun());
    const runs = pieces.map((piece) => queue.run(piece.work));
    await expect(runs[4]).rejects.toThrow(QueueFull);
    expect(begun()).toEqual([true, true, false, false, false]);
    pieces[1]?.resolve('second');
    expect(await runs[1]).toBe('second');
    await settle();
    expect(begun()).toEqual([true, true, true, false, false]);
    // One task has ended, so one more can wait.
    const late = openEnded();
    const later = queue.run(late.work);
    await expect(queue.run(openEnded().work)).rejects.toThrow(QueueFull);
    for (const piece of [...pieces, late]) piece.resolve('done');
    expect(await later).toBe('done');
  });

  it('continues after a failed task, and rejects with its error', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 1 });
    const bad = openEnded();
    const good = openEnded();
    const failed = queue.run(bad.work);
    const next = queue.run(good.work);
    bad.reject(new Error('broken'));
    await expect(failed).rejects.toThrow('broken');
    good.resolve('good');
    expect(await next).toBe('good');
    expect(await queue.run(async () => 'free again')).toBe('free again');
  });
});
