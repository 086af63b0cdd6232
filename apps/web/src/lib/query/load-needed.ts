import type { Services } from '../services.ts';

/**
 * For a screen's `load`: waits for data that the screen is nothing without. On the server a fault becomes the page's
 * own; in the open page it stays in the cache, and the screen shows it in its place with what else it has.
 */
export async function loadNeeded(services: Services, fetching: Promise<unknown>): Promise<void> {
  if (services.isServer) await fetching;
  else await fetching.catch(() => undefined);
}
