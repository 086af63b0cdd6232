import type { SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox, type Outgoing } from './outbox.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const refusal = (code: string): SendAnswer => ({ success: false, code, message: '' });

/**
 * Creates an outbox and a chat that stores its messages unless `answers` says otherwise. Null means no
 * acknowledgement.
 */
function setUp() {
  const stored: string[] = [];
  const sent: string[] = [];
  const keys: string[] = [];
  const answers: (SendAnswer | null)[] = [];
  let shown: readonly Outgoing[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const outbox = new Outbox({
    async send({ text, clientKey }) {
      sent.push(text);
      keys.push(clientKey);
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 1));
      atOnce -= 1;
      const answer = answers.shift();
      if (answer === null) throw new Error('no answer');
      if (answer) return answer;
      return { success: true, sequence: stored.push(text), createdAt: '2026-01-01T00:00:00.000Z' };
    },
    onStored: () => undefined,
    onChange: (all) => {
      shown = all;
    },
  });
  outbox.open();
  const problems = () => shown.map(({ text, problem }) => [text, problem]);
  return { outbox, stored, sent, keys, answers, problems, mostAtOnce: () => mostAtOnce };
}

const settle = () => vi.advanceTimersByTimeAsync(100);

describe('messages written one after the other', () => {
  it('are sent one at a time, in the order they were written', async () => {
    const { outbox, stored, problems, mostAtOnce } = setUp();
    for (const text of ['one', 'two', 'three', 'four']) outbox.add(text);
    expect(problems()).toEqual([
      ['one', null],
      ['two', null],
      ['three', null],
      ['four', null],
    ]);
    await settle();
    expect(stored).toEqual(['one', 'two', 'three', 'four']);
    expect(mostAtOnce()).toBe(1);
    expect(problems()).toEqual([]);
  });

  it.each([
    ['there is no answer', null, 'OFFLINE'],
    ['the chat is overloaded', refusal('OVERLOADED'), 'OVERLOADED'],
    ['there were too many', refusal('RATE_LIMITED'), 'RATE_LIMITED'],
    ['the token ran out', refusal('TOKEN_EXPIRED'), 'TOKEN_EXPIRED'],
    ['the login is renewed', refusal('NOT_SIGNED_IN'), 'NOT_SIGNED_IN'],
  ])('stay visible and wait for the first one when %s', async (_case, answer, problem) => {
    const { outbox, stored, sent, answers, problems } = setUp();
    answers.push(answer);
    for (const text of ['one', 'two', 'three']) outbox.add(text);
    await settle();
    expect(sent).toEqual(['one']);
    expect(problems()).toEqual([
      ['one', problem],
      ['two', null],
      ['three', null],
    ]);
    outbox.add('four');
    await settle();
    expect(sent).toEqual(['one']);
    outbox.open();
    await settle();
    expect(stored).toEqual(['one', 'two', 'three', 'four']);
    expect(problems()).toEqual([]);
  });

  it('are retried with the same key after a temporary error', async () => {
    const { outbox, stored, sent, keys, answers } = setUp();
    answers.push(refusal('OVERLOADED'), refusal('OVERLOADED'));
    outbox.add('one');
    outbox.add('two');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['one', 'one', 'one', 'two']);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(stored).toEqual(['one', 'two']);
  });

  it('are not blocked by one that a rule refused, which can be sent again', async () => {
    const { outbox, stored, answers, problems, keys } = setUp();
    answers.push(refusal('FORBIDDEN'));
    outbox.add('one');
    outbox.add('two');
    await settle();
    expect(stored).toEqual(['two']);
    expect(problems()).toEqual([['one', 'FORBIDDEN']]);
    outbox.again(keys[0] ?? '');
    await settle();
    expect(stored).toEqual(['two', 'one']);
    expect(keys[2]).toBe(keys[0]);
  });

  it('are queued without an error while offline, and sent in order when online', async () => {
    const { outbox, stored, sent, problems } = setUp();
    outbox.shut();
    for (const text of ['one', 'two', 'three', 'four']) outbox.add(text);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
    expect(problems().map(([, problem]) => problem)).toEqual([null, null, null, null]);
    outbox.open();
    await settle();
    expect(stored).toEqual(['one', 'two', 'three', 'four']);
  });

  it('of an earlier visit come first, and once if they are restored twice', async () => {
    const { outbox, stored, problems } = setUp();
    outbox.shut();
    outbox.add('three');
    const earlier = ['one', 'two'].map((text) => ({ clientKey: text, text, problem: null }));
    outbox.restore(earlier);
    outbox.restore(earlier);
    expect(problems().map(([text]) => text)).toEqual(['one', 'two', 'three']);
    outbox.open();
    await settle();
    expect(stored).toEqual(['one', 'two', 'three']);
  });

  it('are not retried after close()', async () => {
    const { outbox, sent, answers } = setUp();
    answers.push(null);
    outbox.add('one');
    await settle();
    outbox.close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sent).toEqual(['one']);
  });
});

describe('messages of an earlier visit', () => {
  const written = (text: string): Outgoing => ({ clientKey: `key ${text}`, text, problem: null });
  const EARLIER = [written('one'), written('two')];

  it.each([
    ['once, before anything is written', ['restore', 'add']],
    ['once, after something is written', ['add', 'restore']],
    ['twice, before anything is written', ['restore', 'restore', 'add']],
    ['twice, around what is written', ['restore', 'add', 'restore']],
    ['twice, after something is written', ['add', 'restore', 'restore']],
  ] as const)('restored %s, are sent first and once, in their order', async (_, steps) => {
    const { outbox, sent, keys } = setUp();
    outbox.shut();
    for (const step of steps) {
      if (step === 'add') outbox.add('new');
      else outbox.restore(EARLIER);
    }
    outbox.open();
    await settle();
    expect(sent).toEqual(['one', 'two', 'new']);
    expect(keys.slice(0, 2)).toEqual(['key one', 'key two']);
  });
});
