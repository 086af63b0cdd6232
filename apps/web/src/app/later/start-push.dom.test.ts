import { fakePush, PUSH_KEYS } from '@nukkad/browser/testing/fake-push.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { switchPushOn } from '../../features/push/device-push.ts';
import type { Services } from '../../lib/services.ts';
import { createSessionStore } from '../../lib/session-store.ts';
import { exampleOf, fakeApi } from '../../testing/fake-api.ts';
import { startPush } from './start-push.ts';

it('saves the subscription when the session changes and when the worker has renewed it', async () => {
  window.localStorage.clear();
  const browser = fakePush();
  const settings = { ...exampleOf('startup.settings'), pushPublicKey: PUSH_KEYS[0] };
  const api = fakeApi({ 'startup.settings': settings });
  const session = createSessionStore({ status: 'signed-in', candidateId: 'asha', accessToken: 'token' });
  const services = { api, session, queryClient: new QueryClient() } as unknown as Services;
  const savedSubscriptions = () =>
    api.calls('startup.savePushSubscription').map(({ subscription }) => JSON.parse(subscription).endpoint);
  await switchPushOn(services);
  session.set({ status: 'unknown' });
  startPush(services);
  browser.lose();
  session.set({ status: 'signed-in', candidateId: 'asha', accessToken: null });
  session.set({ status: 'signed-in', candidateId: 'asha', accessToken: 'token' });
  const [first, second, third] = [1, 2, 3].map((number) => `https://push.example/${number}`);
  await vi.waitFor(() => expect(savedSubscriptions()).toEqual([first, second]));
  browser.lose();
  navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'push-renewed' }));
  await vi.waitFor(() => expect(savedSubscriptions()).toEqual([first, second, third]));
  session.set({ status: 'visitor' });
  await vi.waitFor(() => expect(browser.endpoint()).toBeNull());
});
