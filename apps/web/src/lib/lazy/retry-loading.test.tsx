import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, offline } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

afterEach(() => void vi.restoreAllMocks());

const lostCode = () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/client.js');
};

async function pressTryAgain(address: string, key: 'content.faqs' | 'jobs.filter', answer: () => never) {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  reload.mockClear();
  const screen = await renderScreen(address, { api: fakeApi({ [key]: answer }), viewer: 'visitor' });
  const calls = screen.api.calls(key).length;
  await screen.press('Try again');
  return { reloads: reload.mock.calls.length, requests: screen.api.calls(key).length - calls };
}

it.each([
  ['/faq', 'content.faqs'],
  ['/joblist?city=Pune', 'jobs.filter'],
] as const)('reloads %s if its code was lost, and repeats a request that failed', async (address, key) => {
  expect(await pressTryAgain(address, key, lostCode)).toEqual({ reloads: 1, requests: 0 });
  const repeated = await pressTryAgain(address, key, offline);
  expect(repeated.reloads).toBe(0);
  expect(repeated.requests).toBeGreaterThan(0);
});

it('requests the code again while offline, because nothing could be reloaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { reloads, requests } = await pressTryAgain('/faq', 'content.faqs', lostCode);
  expect(reloads).toBe(0);
  expect(requests).toBeGreaterThan(0);
});
