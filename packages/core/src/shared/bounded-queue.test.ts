import { describe, expect, it } from 'vitest';
import { BoundedQueue, QueueFull } from './bounded-queue.ts';

/** Work that ends when it is told to. */
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
  it('begins so many at once, the others in the order of asking, and refuses beyond', async () => {
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
    // One has left, so there is room for one more to wait.
    const late = openEnded();
    const later = queue.run(late.work);
    await expect(queue.run(openEnded().work)).rejects.toThrow(QueueFull);
    for (const piece of [...pieces, late]) piece.resolve('done');
    expect(await later).toBe('done');
  });

  it('goes on after work that failed, and passes its error on', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 1 });
    const [bad, good] = [openEnded(), openEnded()];
    const failed = queue.run(bad.work);
    const next = queue.run(good.work);
    bad.reject(new Error('broken'));
    await expect(failed).rejects.toThrow('broken');
    good.resolve('good');
    expect(await next).toBe('good');
    expect(await queue.run(async () => 'free again')).toBe('free again');
  });
});
