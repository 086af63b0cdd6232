import { createI18n, loadPhrases } from '@nukkad/i18n';
import { I18nProvider } from '@nukkad/i18n/react.ts';
import { render } from '@nukkad/ui/testing/render.tsx';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CrashedScreen } from './crashed-screen.tsx';
import { routes } from './routes.tsx';

const i18n = createI18n('hi', await loadPhrases('hi', ['common', 'errors']));
const sendBeacon = vi.fn((_path: string, _sheet: string) => true);

beforeEach(() => {
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  window.history.replaceState(null, '', '/hi/jobs?cook-xBAtcf&phone=9822012345');
});
afterEach(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));

const reports = () => sendBeacon.mock.calls.map(([path, sheet]) => [path, JSON.parse(sheet)]);

/** Creates an error with a stack as in a production build. */
function broken(message: string): TypeError {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at Card (https://x/assets/card-1.js?v=9822012345:1:700)`;
  return error;
}

const shown = (error: unknown) =>
  render(
    <I18nProvider i18n={i18n}>
      <CrashedScreen error={error} />
    </I18nProvider>,
  );

it('reports an error once, with its name and stack but no personal data', async () => {
  const error = broken('no such number: +91 98220 12345');
  await shown(error);
  await vi.waitFor(() => expect(sendBeacon).toHaveBeenCalled());
  await shown(error);
  const at = ['at Card (https://x/assets/card-1.js:1:700)'];
  expect(reports()).toEqual([['/beacons/fault', { page: 'job', language: 'hi', name: 'TypeError', at }]]);
  expect(JSON.stringify(reports())).not.toMatch(/9822|xBAtcf/);
});

it('reports nothing if a chunk could not be fetched', async () => {
  await shown(new TypeError('Failed to fetch dynamically imported module: /assets/a-1.js'));
  // A second error is reported, so a report of the first one would have arrived before it.
  await shown(broken('second'));
  await vi.waitFor(() => expect(reports()).toMatchObject([['/beacons/fault', { name: 'TypeError' }]]));
});

it('replaces a screen that throws while rendering', async () => {
  const boundary = routes[0]?.children?.[0]?.ErrorBoundary;
  const Broken = () => {
    throw broken('third');
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: boundary }]);
  await render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await vi.waitFor(() => expect(reports()).toMatchObject([['/beacons/fault', { name: 'TypeError' }]]));
});
