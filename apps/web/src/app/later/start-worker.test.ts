// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../../lib/services.ts';
import { startWorker } from './start-worker.ts';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('removes workers of others, and none that is our own or being registered at this moment', async () => {
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
