import type { ChatDelivery } from '@nukkad/contract/realtime/realtime.domain.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CandidateFeed } from './candidate-feed.ts';

const delivery = (sequence: number, conversationId = 'c'): ChatDelivery => ({
  conversationId,
  companyId: null,
  message: {
    id: `${conversationId}-${sequence}`,
    sequence,
    text: `text ${sequence}`,
    sender: 'CANDIDATE',
    senderName: 'Asha',
    createdAt: '2026-11-24T05:00:00.000Z',
  },
});

/** A feed over a database whose conversation `c` has these numbers. */
function start(last: number) {
  const database = { last, reads: 0, pause: Promise.resolve() };
  const emitted: number[] = [];
  const failures: unknown[] = [];
  const problem = { next: null as Error | null };
  const query = async (statement: { name?: string; values: unknown[] }) => {
    await database.pause;
    if (statement.name === 'chat-last-sequences') return [{ id: 'c', lastSequence: database.last }];
    database.reads += 1;
    const [, sequences] = statement.values as [string[], number[]];
    const from = sequences[0] ?? 0;
    return Array.from({ length: database.last - from }, (_, index) => ({
      conversationId: 'c',
      ...delivery(from + index + 1).message,
      companyId: null,
      createdAt: new Date(),
    }));
  };
  const feed = new CandidateFeed({
    candidateId: 'seeker',
    database: { query: query as never },
    emit: ({ message }) => {
      const { next } = problem;
      problem.next = null;
      if (next) throw next;
      emitted.push(message.sequence);
    },
    onFailure: (error) => failures.push(error),
  });
  return { feed, database, emitted, failures, problem };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

describe('a message that this process has stored', () => {
  it('is delivered without a read if it is the next one, also in a new conversation', async () => {
    const { feed, database, emitted } = start(4);
    await feed.join(() => {});
    feed.deliverStored(5, delivery(5));
    feed.deliverStored(1, delivery(1, 'new'));
    expect(emitted).toEqual([5, 1]);
    expect(database.reads).toBe(0);
  });

  it('is read with those before it if others were stored in between', async () => {
    const { feed, database, emitted } = start(4);
    await feed.join(() => {});
    database.last = 6;
    feed.deliverStored(6, delivery(6));
    expect(emitted).toEqual([]);
    await settle();
    expect(emitted).toEqual([5, 6]);
    expect(database.reads).toBe(1);
  });

  it('is not delivered twice', async () => {
    const { feed, database, emitted } = start(4);
    await feed.join(() => {});
    feed.deliverStored(5, delivery(5));
    feed.deliverStored(5, delivery(5));
    feed.deliverStored(3, delivery(3));
    feed.deliverNumber('c', 5);
    await settle();
    expect(emitted).toEqual([5]);
    expect(database.reads).toBe(0);
  });

  it('waits for a read that is running, and is delivered once', async () => {
    const { feed, database, emitted } = start(4);
    await feed.join(() => {});
    const paused = Promise.withResolvers<void>();
    database.pause = paused.promise;
    database.last = 6;
    feed.deliverNumber('c', 5);
    await settle();
    feed.deliverStored(6, delivery(6));
    expect(emitted).toEqual([]);
    paused.resolve();
    await settle();
    expect(emitted).toEqual([5, 6]);
  });

  it('is delivered after a device that is joining, if it was stored after the join', async () => {
    const { feed, database, emitted } = start(4);
    const paused = Promise.withResolvers<void>();
    database.pause = paused.promise;
    const joining = feed.join(() => emitted.push(0));
    feed.deliverStored(5, delivery(5));
    paused.resolve();
    await joining;
    database.last = 5;
    await settle();
    expect(emitted).toEqual([0, 5]);
  });
});

describe('a delivery that fails', () => {
  it('is reported and repeated with a read', async () => {
    const { feed, database, emitted, failures, problem } = start(4);
    await feed.join(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    problem.next = new Error('not sent');
    database.last = 5;
    feed.deliverStored(5, delivery(5));
    expect(emitted).toEqual([]);
    expect(failures).toEqual([new Error('not sent')]);
    await vi.advanceTimersByTimeAsync(249);
    expect(emitted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(emitted).toEqual([5]);
    expect(database.reads).toBe(1);
  });
});

describe('a message that another process has stored', () => {
  it.each([
    [4, 0],
    [5, 1],
  ])('with number %i after number 4 takes %i reads', async (sequence, reads) => {
    const { feed, database } = start(4);
    await feed.join(() => {});
    feed.deliverNumber('c', sequence);
    await settle();
    expect(database.reads).toBe(reads);
  });
});
