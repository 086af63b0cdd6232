import type { NewMessage } from '@nukkad/core/chat/conversations.queries.ts';
import type { StoreOutcome } from '@nukkad/core/chat/store-messages.ts';
import { describe, expect, it } from 'vitest';
import { BATCH_MAX, MessageBatcher } from './message-batcher.ts';

const CREATED_AT = new Date('2026-11-24T05:00:00.000Z');

type Row = Record<string, unknown>;
type Answer = (messages: readonly NewMessage[]) => Row[];

interface Call {
  /** Texts of the messages in the statement. */
  readonly texts: readonly string[];
  readonly isAlone: boolean;
  answer(rows?: Row[]): void;
  fail(error: unknown): void;
}

const message = (conversationId: string, body: string, clientKey: string | null = body): NewMessage => ({
  conversationId,
  body,
  clientKey,
  candidateId: `seeker of ${conversationId}`,
  loginId: 'login',
});

/** The row of a message at a place (from 1), as the database returns it. */
const row = (place: number, change: Row = {}): Row => ({
  place,
  isLocked: true,
  isLive: true,
  isAllowed: true,
  sequence: place,
  createdAt: CREATED_AT,
  isNew: true,
  companyId: null,
  senderName: 'Asha',
  ...change,
});

const stored = (sequence: number, change: object = {}) => ({
  kind: 'stored',
  sequence,
  createdAt: CREATED_AT.toISOString(),
  isNew: true,
  companyId: null,
  senderName: 'Asha',
  ...change,
});

const storedRows: Answer = (messages) => messages.map((_, index) => row(index + 1));

/** A batcher over a database that answers when the test says so. */
function start() {
  const calls: Call[] = [];
  const outcomes: [string, StoreOutcome][] = [];
  const query = (statement: { name?: string; values: unknown[] }) =>
    new Promise((resolve, reject) => {
      const texts = statement.values[3] as string[];
      calls.push({
        texts,
        isAlone: statement.name === 'chat-store-message-in-turn',
        answer: (rows = storedRows(texts.map((text) => message('', text)))) => resolve(rows),
        fail: reject,
      });
    });
  const batcher = new MessageBatcher({
    database: { query: query as never },
    onOutcome: ({ body }, outcome) => outcomes.push([body, outcome]),
  });
  return { batcher, calls, outcomes };
}

/** Waits until everything that is scheduled has run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

describe('one message', () => {
  it('is stored by a statement of its own', async () => {
    const { batcher, calls, outcomes } = start();
    const one = batcher.store(message('a', 'hello'));
    await settle();
    expect(calls.map(({ texts }) => texts)).toEqual([['hello']]);
    calls[0]?.answer();
    expect(await one).toEqual(stored(1));
    expect(outcomes).toEqual([['hello', stored(1)]]);
  });

  it.each([
    ['an ended login', { isLive: false }, { kind: 'refused', code: 'NOT_SIGNED_IN' }],
    ['a withdrawn permission', { isAllowed: false }, { kind: 'refused', code: 'FORBIDDEN' }],
    ['the limit', { sequence: null, createdAt: null }, { kind: 'refused', code: 'RATE_LIMITED' }],
    ['a repeated key', { sequence: 7, isNew: false }, stored(7, { isNew: false })],
  ])('has the outcome of %s', async (_case, change, outcome) => {
    const { batcher, calls } = start();
    const one = batcher.store(message('a', 'hello'));
    await settle();
    calls[0]?.answer([row(1, change)]);
    expect(await one).toEqual(outcome);
  });
});

describe('messages of different conversations', () => {
  it('are stored together if they arrive together, and while a statement runs', async () => {
    const { batcher, calls } = start();
    const first = ['a', 'b', 'c'].map((id) => batcher.store(message(id, `to ${id}`)));
    await settle();
    const second = ['d', 'e'].map((id) => batcher.store(message(id, `to ${id}`)));
    await settle();
    expect(calls.map(({ texts }) => texts)).toEqual([['to a', 'to b', 'to c']]);
    calls[0]?.answer();
    expect(await Promise.all(first)).toEqual([stored(1), stored(2), stored(3)]);
    await settle();
    expect(calls[1]?.texts).toEqual(['to d', 'to e']);
    calls[1]?.answer();
    expect(await Promise.all(second)).toEqual([stored(1), stored(2)]);
  });

  it.each([
    [BATCH_MAX - 1, [BATCH_MAX - 1]],
    [BATCH_MAX, [BATCH_MAX]],
    [BATCH_MAX + 1, [BATCH_MAX, 1]],
  ])('%i of them are in statements of %j', async (count, sizes) => {
    const { batcher, calls } = start();
    const all = Array.from({ length: count }, (_, index) => batcher.store(message(`${index}`, `${index}`)));
    for (let index = 0; index < sizes.length; index += 1) {
      await settle();
      calls[index]?.answer();
    }
    await Promise.all(all);
    expect(calls.map(({ texts }) => texts.length)).toEqual(sizes);
  });
});

describe('messages of one conversation', () => {
  it('are stored one after the other in the order of arrival, beside those of others', async () => {
    const { batcher, calls, outcomes } = start();
    const all = [
      batcher.store(message('a', 'a1')),
      batcher.store(message('a', 'a2')),
      batcher.store(message('b', 'b1')),
      batcher.store(message('a', 'a3')),
    ];
    for (let index = 0; index < 3; index += 1) {
      await settle();
      expect(calls).toHaveLength(index + 1);
      calls[index]?.answer();
    }
    await Promise.all(all);
    expect(calls.map(({ texts }) => texts)).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
    expect(outcomes.map(([text]) => text)).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('with the same key are in different statements, so that the second finds the first', async () => {
    const { batcher, calls } = start();
    const first = batcher.store(message('a', 'hello', 'key'));
    const again = batcher.store(message('a', 'hello', 'key'));
    await settle();
    calls[0]?.answer([row(1, { sequence: 4 })]);
    await settle();
    calls[1]?.answer([row(1, { sequence: 4, isNew: false })]);
    expect(await first).toEqual(stored(4));
    expect(await again).toEqual(stored(4, { isNew: false }));
  });
});

describe('a message whose conversation is locked', () => {
  it('is stored alone and in turn, while others go on', async () => {
    const { batcher, calls } = start();
    const locked = batcher.store(message('a', 'a1'));
    const other = batcher.store(message('b', 'b1'));
    const behind = batcher.store(message('a', 'a2'));
    await settle();
    calls[0]?.answer([row(1, { isLocked: false }), row(2)]);
    expect(await other).toEqual(stored(2));
    const next = batcher.store(message('b', 'b2'));
    await settle();
    expect(calls.map(({ texts, isAlone }) => [isAlone, ...texts])).toEqual([
      [false, 'a1', 'b1'],
      [true, 'a1'],
      [false, 'b2'],
    ]);
    calls[2]?.answer();
    await next;
    calls[1]?.answer();
    expect(await locked).toEqual(stored(1));
    await settle();
    expect(calls[3]?.texts).toEqual(['a2']);
    calls[3]?.answer();
    await behind;
  });

  it('is gone if it does not exist then either', async () => {
    const { batcher, calls } = start();
    const one = batcher.store(message('a', 'a1'));
    await settle();
    calls[0]?.answer([row(1, { isLocked: false })]);
    await settle();
    calls[1]?.answer([row(1, { isLocked: false })]);
    expect(await one).toEqual({ kind: 'gone' });
  });
});

describe('a batch that the database refuses', () => {
  const refusal = Object.assign(new Error('violates a check'), { code: '23514', severity: 'ERROR' });

  it('is stored message by message: only the one with the error fails', async () => {
    const { batcher, calls, outcomes } = start();
    const all = ['a', 'b', 'c'].map((id) => batcher.store(message(id, `to ${id}`)));
    const results = Promise.allSettled(all);
    await settle();
    calls[0]?.fail(refusal);
    await settle();
    expect(calls.slice(1).map(({ texts, isAlone }) => [isAlone, ...texts])).toEqual([
      [true, 'to a'],
      [true, 'to b'],
      [true, 'to c'],
    ]);
    calls[1]?.answer();
    calls[2]?.fail(refusal);
    calls[3]?.answer();
    expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes.map(([text]) => text)).toEqual(['to a', 'to c']);
    const after = batcher.store(message('b', 'again'));
    await settle();
    calls[4]?.answer();
    expect(await after).toEqual(stored(1));
  });

  it('fails as a whole if the database is out of reach, and later messages are stored', async () => {
    const { batcher, calls, outcomes } = start();
    const results = Promise.allSettled(['a', 'b'].map((id) => batcher.store(message(id, id))));
    await settle();
    calls[0]?.fail(Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(outcomes).toEqual([]);
    const after = batcher.store(message('a', 'later'));
    await settle();
    expect(calls).toHaveLength(2);
    calls[1]?.answer();
    expect(await after).toEqual(stored(1));
  });
});

describe('work that waits for a conversation', () => {
  it('runs at once if nothing is being stored in it', () => {
    const { batcher } = start();
    const ran: string[] = [];
    batcher.whenStored('a', () => ran.push('work'));
    expect(ran).toEqual(['work']);
  });

  it('runs after the outcome of the message that is being stored, also if it fails', async () => {
    const { batcher, calls, outcomes } = start();
    const ran: string[] = [];
    const one = batcher.store(message('a', 'hello'));
    await settle();
    batcher.whenStored('a', () => ran.push(`after ${outcomes.length}`));
    batcher.whenStored('a', () => ran.push('and next'));
    batcher.whenStored('b', () => ran.push('of another'));
    expect(ran).toEqual(['of another']);
    calls[0]?.answer();
    await one;
    expect(ran).toEqual(['of another', 'after 1', 'and next']);
    const failing = batcher.store(message('a', 'again')).catch(() => 'failed');
    await settle();
    batcher.whenStored('a', () => ran.push('after the failure'));
    calls[1]?.fail(Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
    expect(await failing).toBe('failed');
    expect(ran.at(-1)).toBe('after the failure');
  });
});
