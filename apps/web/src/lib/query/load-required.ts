import type { Services } from '../services.ts';

/**
 * Waits for data that a screen cannot do without; for use in its `load`. On the server an error fails the whole page.
 * In the browser the query keeps the error, and the screen shows it in place of the data.
 */
export async function loadRequired(services: Services, fetching: Promise<unknown>): Promise<void> {
  if (services.isServer) await fetching;
  else await fetching.catch(() => undefined);
}
