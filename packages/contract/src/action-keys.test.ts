import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionKeys } from './action-keys.ts';
import { ApiError, type ClientErrorCode } from './api-error.ts';
import { IDEMPOTENCY_KEY_PATTERN } from './idempotency.ts';

const failure = (code: ClientErrorCode, status: number) => new ApiError({ code, message: code, status });
const OFFLINE = failure('OFFLINE', 0);

/**
 * Returns a fake sender: each call returns the next of the given results, or throws it if it is an error. Records the
 * idempotency keys of all calls.
 */
function sender(...answers: (string | Error)[]) {
  const sent: string[] = [];
  const send = async (key: string): Promise<string> => {
    const answer = answers[sent.length] ?? 'done';
    sent.push(key);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { sent, send };
}

async function settle<T>(promise: Promise<T>): Promise<T | Error> {
  const settled = promise.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return settled;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the keys of actions', () => {
  it('are new for each completed action, in the format that the server accepts', async () => {
    const keys = new ActionKeys();
    const { sent, send } = sender('first', 'second');
    for (const _ of [1, 2]) await keys.perform({ name: 'apply', send });
    expect(new Set(sent).size).toBe(2);
    for (const key of sent) expect(key).toMatch(IDEMPOTENCY_KEY_PATTERN);
  });

  it.each([OFFLINE, failure('CONFLICT', 409), failure('INTERNAL', 502), failure('OVERLOADED', 503)])(
    'stay the same while the result of the action is unknown: $code',
    async (unknown) => {
      const { sent, send } = sender(unknown, unknown, 'done');
      expect(await settle(new ActionKeys().perform({ name: 'apply', send }))).toBe('done');
      expect(sent).toHaveLength(3);
      expect(new Set(sent).size).toBe(1);
    },
  );

  it('are reused when the user tries again, one for each action', async () => {
    const keys = new ActionKeys();
    const { sent, send } = sender(OFFLINE, OFFLINE, OFFLINE);
    expect(await settle(keys.perform({ name: 'apply', send }))).toBe(OFFLINE);
    await settle(keys.perform({ name: 'another', send }));
    expect(await settle(keys.perform({ name: 'apply', send }))).toBe('done');
    await settle(keys.perform({ name: 'apply', send }));
    const [first, , , another, again, next] = sent;
    expect(again).toBe(first);
    expect(another).not.toBe(first);
    expect(next).not.toBe(first);
  });

  it('end with a refusal or an invalid request, which are not retried', async () => {
    const keys = new ActionKeys();
    for (const error of [failure('NO_CREDITS', 200), failure('VALIDATION_FAILED', 400)]) {
      const { sent, send } = sender(error);
      expect(await settle(keys.perform({ name: 'apply', send }))).toBe(error);
      expect(sent).toHaveLength(1);
    }
  });

  it('stop waiting when the call is aborted', async () => {
    const gone = new AbortController();
    const { sent, send } = sender(OFFLINE);
    const waiting = new ActionKeys().perform({ name: 'apply', send, signal: gone.signal });
    const ended = waiting.catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(1);
    gone.abort(new Error('gone'));
    expect(await ended).toMatchObject({ message: 'gone' });
    expect(sent).toHaveLength(1);
  });
});
