import { ApiError } from '@nukkad/contract/api-error.ts';
import { createI18n, loadPhrases } from '@nukkad/i18n';
import { I18nProvider } from '@nukkad/i18n/react.ts';
import { button, press, render } from '@nukkad/ui/testing/render.tsx';
import { act } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportFault, routerServices } from '../lib/routing/router-context.ts';
import { loadedScreen } from '../lib/routing/screen.tsx';
import type { Services } from '../lib/services.ts';
import { routes } from './routes.tsx';

const i18n = createI18n('en', await loadPhrases('en', ['common', 'errors']));
const lostCode = () => new TypeError('Failed to fetch dynamically imported module: /assets/a-1.js');
const lostCall = () => new ApiError({ code: 'OFFLINE', message: 'no connection', status: 0 });
const refusedCall = () => new ApiError({ code: 'INTERNAL', message: 'fault', status: 500 });

const LOAD_MS = 100;
const reload = vi.fn();
let isDeviceOnline = true;
beforeEach(() => {
  vi.useFakeTimers();
  isDeviceOnline = true;
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isDeviceOnline);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens a page that cannot be loaded. `succeed` lets the next attempts load it. */
async function openFailed(fault: () => Error) {
  let isBroken = true;
  const load = vi.fn(async () => {
    // The router keeps the error until a state of loading was rendered.
    await new Promise((resolve) => setTimeout(resolve, LOAD_MS));
    if (isBroken) throw fault();
    return { Screen: () => <p>the page</p> };
  });
  const { loader, Component } = loadedScreen(load);
  const ErrorBoundary = routes[0]?.children?.[0]?.ErrorBoundary;
  const router = createMemoryRouter(
    [{ path: '/', loader, Component, ErrorBoundary, HydrateFallback: () => null }],
    {
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(routerServices, { i18n } as Services);
        context.set(reportFault, () => undefined);
        return context;
      },
    },
  );
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  await pass(LOAD_MS);
  return {
    attempts: () => load.mock.calls.length,
    succeed: () => {
      isBroken = false;
    },
  };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const connect = async () => {
  isDeviceOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await pass(LOAD_MS);
};

it.each([
  ['code', lostCode],
  ['a call', lostCall],
])(
  'repeats at once and then ever less often while the device is online, if %s was lost',
  async (_, fault) => {
    isDeviceOnline = false;
    const page = await openFailed(fault);
    await pass(600_000);
    expect(page.attempts()).toBe(1);
    await connect();
    expect(page.attempts()).toBe(2);
    await pass(999);
    expect(page.attempts()).toBe(2);
    await pass(1);
    expect(page.attempts()).toBe(3);
    await pass(LOAD_MS);
    page.succeed();
    await pass(1999);
    expect(page.attempts()).toBe(3);
    await pass(1);
    await pass(LOAD_MS);
    expect(document.body.textContent).toBe('the page');
    await pass(600_000);
    expect(page.attempts()).toBe(4);
  },
);

it('waits a minute at most', async () => {
  const page = await openFailed(lostCall);
  const waits = [1, 2, 4, 8, 16, 32, 60, 60, 60];
  const seconds = waits.reduce((sum, wait) => sum + wait);
  const spent = seconds * 1000 + (waits.length - 1) * LOAD_MS;
  await pass(spent - 1);
  expect(page.attempts()).toBe(waits.length);
  await pass(1);
  expect(page.attempts()).toBe(waits.length + 1);
});

it('waits one second again after each return of the connection', async () => {
  const page = await openFailed(lostCall);
  await pass(120_000);
  const before = page.attempts();
  await connect();
  await pass(999);
  expect(page.attempts()).toBe(before + 1);
  await pass(1);
  expect(page.attempts()).toBe(before + 2);
});

it('repeats nothing by itself that the server has refused', async () => {
  const page = await openFailed(refusedCall);
  await pass(600_000);
  expect(page.attempts()).toBe(1);
  page.succeed();
  await press(button('Try again'));
  await pass(LOAD_MS);
  expect(document.body.textContent).toBe('the page');
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['reloads the page', 'lost code', true, lostCode, 1],
  ['loads again', 'lost code without a connection', false, lostCode, 0],
  ['loads again', 'a lost call', true, lostCall, 0],
])('%s after “Try again” because of %s', async (_, __, isOnline, fault, reloads) => {
  const page = await openFailed(fault);
  isDeviceOnline = isOnline;
  await press(button('Try again'));
  expect([reload.mock.calls.length, page.attempts()]).toEqual([reloads, 2 - reloads]);
});
