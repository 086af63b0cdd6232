import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => void vi.restoreAllMocks());

const lostCode = () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/client.js');
};

/** Queries that fail in the screens below, and who reads them. */
const SCREENS = [
  ['/faq', 'content.faqs', 'visitor'],
  ['/joblist?city=Pune', 'jobs.filter', 'visitor'],
  ['/register', 'consent.state', 'visitor'],
  ['/myjobs', 'applications.myJobs', 'seeker'],
  ['/notification', 'notifications.list', 'seeker'],
  ['/chatadmin', 'chat.withAdmin', 'seeker'],
] as const;

async function pressTryAgain(
  [address, key, viewer]: readonly [string, (typeof SCREENS)[number][1], 'visitor' | 'seeker'],
  answer: () => never,
) {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  reload.mockClear();
  const screen = await renderScreen(address, { api: fakeApi({ [key]: answer }), viewer });
  const calls = screen.api.calls(key).length;
  await screen.press('Try again');
  return { reloads: reload.mock.calls.length, requests: screen.api.calls(key).length - calls };
}

it.each(SCREENS)('reloads %s if its code was lost, and repeats a request that failed', async (...screen) => {
  expect(await pressTryAgain(screen, lostCode)).toEqual({ reloads: 1, requests: 0 });
  const repeated = await pressTryAgain(screen, offline);
  expect(repeated.reloads).toBe(0);
  expect(repeated.requests).toBeGreaterThan(0);
});

it('requests the code again while offline, because nothing could be reloaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { reloads, requests } = await pressTryAgain(SCREENS[0], lostCode);
  expect(reloads).toBe(0);
  expect(requests).toBeGreaterThan(0);
});
