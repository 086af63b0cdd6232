import { expect, it, vi } from 'vitest';
import { PUSH_KEYS } from '../testing/fake-push.ts';
import { subscribe, tokenOf } from './push-subscription.ts';

const bytes = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer;

/** A browser with a subscription for this key; without one if it is undefined. */
function browserWith(key: ArrayBuffer | null | undefined) {
  const unsubscribe = vi.fn(async () => true);
  const existing = key === undefined ? null : { options: { applicationServerKey: key }, unsubscribe };
  const created = { endpoint: 'https://push.example/new' };
  const begin = vi.fn(async () => created);
  const manager = { getSubscription: async () => existing, subscribe: begin } as unknown as PushManager;
  return { manager, existing, created, unsubscribe, begin };
}

it.each([
  ['of the same key', bytes(PUSH_KEYS[0]), true],
  ['of another key', bytes(PUSH_KEYS[1]), false],
  ['of a shorter key', bytes(PUSH_KEYS[0]).slice(0, 64), false],
  ['without a key', null, false],
] as const)('a subscription %s stays: %s', async (_which, key, stays) => {
  const { manager, existing, created, unsubscribe, begin } = browserWith(key);
  expect(await subscribe(manager, PUSH_KEYS[0])).toBe(stays ? existing : created);
  expect(unsubscribe).toHaveBeenCalledTimes(stays ? 0 : 1);
  expect(begin).toHaveBeenCalledTimes(stays ? 0 : 1);
});

it('subscribes with the key of the server, for messages that are shown', async () => {
  const { manager, begin, unsubscribe } = browserWith(undefined);
  await subscribe(manager, PUSH_KEYS[1]);
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(begin).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: new Uint8Array(bytes(PUSH_KEYS[1])),
  });
});

it('leaves out of the token what changes by itself', () => {
  const keys = { p256dh: 'p', auth: 'a' };
  const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1', expirationTime: 5, keys }) };
  expect(JSON.parse(tokenOf(subscription))).toEqual({ endpoint: 'https://push.example/1', keys });
});
