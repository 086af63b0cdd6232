import { afterEach, expect, it, vi } from 'vitest';
import { OFFLINE_SCREENS } from '../../../build/offline-files.ts';
import type { ScreenModule } from '../../lib/routing/screen-module.ts';
import type { Services } from '../../lib/services.ts';
import { OFFLINE_NAMESPACES, startWorker } from './start-worker.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('unregisters foreign workers, but not our own or one that is being registered', async () => {
  const registered = (worker: object) => ({ unregister: vi.fn(async () => true), ...worker });
  const own = { scriptURL: new URL('/sw.js', window.location.href).href };
  const foreign = { scriptURL: new URL('/firebase-messaging-sw.js', window.location.href).href };
  const all = [
    registered({ active: own }),
    registered({ installing: own }),
    registered({ active: null, waiting: null, installing: null }),
    registered({ active: foreign }),
    registered({ waiting: foreign }),
  ];
  const value = { getRegistrations: async () => all };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  await startWorker({} as Services);
  expect(all.map(({ unregister }) => unregister.mock.calls.length)).toEqual([0, 0, 0, 1, 1]);
});

const SCREENS = import.meta.glob<ScreenModule>('../../screens/*/*-screen.tsx');

it.each(OFFLINE_SCREENS)('stores the phrases that %s needs without a line', async (file) => {
  const screen = await SCREENS[`../../${file}`]?.();
  expect(screen?.namespaces?.length).toBeGreaterThan(0);
  expect(OFFLINE_NAMESPACES).toEqual(expect.arrayContaining([...(screen?.namespaces ?? [])]));
});

it('stores the phrases of the dialog for applying', () => {
  expect(OFFLINE_NAMESPACES).toEqual(expect.arrayContaining(['apply', 'personal', 'upload']));
});
