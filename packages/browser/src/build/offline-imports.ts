import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper/;
const START = 'let promise = Promise.resolve();';
const GUARD = `if (!navigator.onLine && !navigator.serviceWorker?.controller)
  return Promise.reject(new TypeError('Offline: the module was not imported'));`;

/**
 * Makes Vite's helper for dynamic imports reject without a request when there is no connection.
 * @throws {Error} if the helper has no place for it.
 * @internal
 */
export function rejectedOffline(helper: string): string {
  if (!helper.includes(START)) throw new Error('Vite’s helper for dynamic imports has changed');
  return helper.replace(START, GUARD + START);
}

/**
 * Lets a dynamic import that was made offline be repeated when the connection is back. Many browsers store that the request of a
 * module failed, and fail each further import of it until the page is reloaded (whatwg/html#10327). So no request is made offline,
 * unless there is a service worker, which may have stored the module.
 */
export function offlineImports(): Plugin {
  return {
    name: 'offline-imports',
    apply: 'build',
    transform: {
      filter: { id: HELPER },
      handler: (code) => ({ code: rejectedOffline(code), map: null }),
    },
  };
}
