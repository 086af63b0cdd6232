import { fakePush, PUSH_KEYS } from '@nukkad/browser/testing/fake-push.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../lib/services.ts';
import { createSessionStore } from '../../lib/session-store.ts';
import { exampleOf, type FakeApi, fakeApi, offline, refuses } from '../../testing/fake-api.ts';
import { pushState, renewPush, switchPushOff, switchPushOn } from './device-push.ts';

beforeEach(() => window.localStorage.clear());

const SETTINGS = exampleOf('startup.settings');

/**
 * Creates the services of a visit. `who` is the seeker, or null for a visitor; `publicKey` is the server's push key.
 */
function visit(who: string | null, publicKey: string | null = PUSH_KEYS[0], api: FakeApi = fakeApi()) {
  api.answer({ 'startup.settings': { ...SETTINGS, pushPublicKey: publicKey } });
  const session = createSessionStore(
    who === null ? { status: 'visitor' } : { status: 'signed-in', candidateId: who, accessToken: 'token' },
  );
  const services = { api, session, queryClient: new QueryClient() } as unknown as Services;
  const sentToServer = () =>
    api.calls('startup.savePushSubscription').map(({ subscription, replaced, isRemoved }) => {
      const endpointOf = (token: string) => JSON.parse(token).endpoint.split('/').at(-1);
      return [
        isRemoved ? 'removed' : 'saved',
        endpointOf(subscription),
        ...(replaced ? [`for ${endpointOf(replaced)}`] : []),
      ].join(' ');
    });
  return { api, services, session, sentToServer };
}

it('asks the browser only when it is switched on, and sends the subscription once a day', async () => {
  const browser = fakePush();
  const first = visit('asha');
  await renewPush(first.services);
  expect(await pushState(first.services)).toBe('off');
  expect(browser.asked).not.toHaveBeenCalled();
  expect(await switchPushOn(first.services)).toBe('on');
  expect(first.api.calls('startup.savePushSubscription')).toEqual([
    {
      subscription: '{"endpoint":"https://push.example/1","keys":{"p256dh":"p1","auth":"a"}}',
      replaced: undefined,
      isRemoved: undefined,
    },
  ]);
  const again = visit('asha');
  await renewPush(again.services);
  expect(await pushState(again.services)).toBe('on');
  expect(again.sentToServer()).toEqual([]);
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  const nextDay = visit('asha');
  await renewPush(nextDay.services);
  vi.useRealTimers();
  expect(nextDay.sentToServer()).toEqual(['saved 1']);
});

it.each(['denied', 'default'] as const)('does not subscribe if the permission is “%s”', async (answer) => {
  const browser = fakePush();
  browser.answer = answer;
  const { services, sentToServer } = visit('asha');
  expect(await switchPushOn(services)).toBe(answer === 'denied' ? 'denied' : 'off');
  expect(await pushState(services)).toBe(answer === 'denied' ? 'denied' : 'off');
  expect([browser.endpoint(), sentToServer()]).toEqual([null, []]);
});

it('replaces the subscription when the server has a new key', async () => {
  const browser = fakePush();
  await switchPushOn(visit('asha').services);
  const { services, sentToServer } = visit('asha', PUSH_KEYS[1]);
  await renewPush(services);
  expect(browser.endpoint()).toBe('https://push.example/2');
  expect(sentToServer()).toEqual(['saved 2 for 1']);
});

it('subscribes again when the browser has lost the subscription', async () => {
  const browser = fakePush();
  await switchPushOn(visit('asha').services);
  browser.lose();
  const { services, sentToServer } = visit('asha');
  await renewPush(services);
  expect(sentToServer()).toEqual(['saved 2 for 1']);
});

it('sends the subscription at the next visit if sending failed', async () => {
  const browser = fakePush();
  const lost = visit('asha', PUSH_KEYS[0], fakeApi({ 'startup.savePushSubscription': offline }));
  await expect(switchPushOn(lost.services)).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(await pushState(lost.services)).toBe('off');
  const { services, sentToServer } = visit('asha');
  expect(await switchPushOn(services)).toBe('on');
  expect(sentToServer()).toEqual(['saved 1']);
  expect(browser.endpoint()).toBe('https://push.example/1');
});

it('ends when it is switched off, even if the server cannot be reached', async () => {
  const browser = fakePush();
  await switchPushOn(visit('asha').services);
  const lost = visit('asha', PUSH_KEYS[0], fakeApi({ 'startup.savePushSubscription': offline }));
  expect(await switchPushOff(lost.services)).toBe('off');
  expect(lost.sentToServer()).toEqual(['removed 1']);
  expect(browser.endpoint()).toBeNull();
  expect(await pushState(lost.services)).toBe('off');
});

it.each<[string, NotificationPermission, string | null]>([
  ['the browser forbids it by now', 'denied', PUSH_KEYS[0]],
  ['the server has no key any more', 'granted', null],
])('ends if %s', async (_why, permission, key) => {
  const browser = fakePush();
  await switchPushOn(visit('asha').services);
  browser.permission = permission;
  const { services, sentToServer } = visit('asha', key);
  await renewPush(services);
  expect(sentToServer()).toEqual(['removed 1']);
  expect(browser.endpoint()).toBeNull();
});

it.each(['ravi', null])('ends when %s visits, because another seeker switched it on', async (who) => {
  const browser = fakePush();
  await switchPushOn(visit('asha').services);
  const { services, sentToServer } = visit(who);
  expect(await pushState(services)).toBe('off');
  await renewPush(services);
  expect([browser.endpoint(), sentToServer()]).toEqual([null, []]);
});

it('is unsupported without a key of the server, and in a browser without push', async () => {
  fakePush();
  expect(await pushState(visit('asha', null).services)).toBe('impossible');
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(globalThis, 'PushManager');
  expect(await pushState(visit('asha').services)).toBe('impossible');
});

const NOTICE = exampleOf('consent.state');
const noticeWith = (isGiven: boolean | null) => ({
  ...NOTICE,
  items: NOTICE.items.map((item) => ({ ...item, key: 'notifications', isGiven })),
});

it.each([
  ['never answered', null, 1],
  ['taken back', false, 1],
  ['given', true, 0],
])('records consent when it is switched on: %s before', async (_before, isGiven, times) => {
  fakePush();
  const { api, services, sentToServer } = visit('asha');
  api.answer({ 'consent.state': noticeWith(isGiven), 'consent.give': noticeWith(true) });
  expect(await switchPushOn(services)).toBe('on');
  expect(api.calls('consent.give')).toEqual(
    Array(times).fill({ version: NOTICE.version, keys: ['notifications'] }),
  );
  expect(sentToServer()).toEqual(['saved 1']);
});

it('ends at the next visit after consent was withdrawn elsewhere', async () => {
  const browser = fakePush();
  await switchPushOn(visit('asha').services);
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  const nextDay = visit(
    'asha',
    PUSH_KEYS[0],
    fakeApi({ 'startup.savePushSubscription': refuses('CONSENT_MISSING') }),
  );
  await renewPush(nextDay.services);
  vi.useRealTimers();
  expect(browser.endpoint()).toBeNull();
  expect(await pushState(nextDay.services)).toBe('off');
});
