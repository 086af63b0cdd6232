import type { Services } from '../services.ts';

/**
 * Waits, in a screen's `load`, for data that the screen cannot do without.
 * On the server an error fails the whole page. In the browser the query keeps the error, and the screen shows it in
 * place.
 */
export async function loadRequired(services: Services, fetching: Promise<unknown>): Promise<void> {
  if (services.isServer) await fetching;
  else await fetching.catch(() => undefined);
}
