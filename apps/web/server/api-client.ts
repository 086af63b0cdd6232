import { createClient } from '@nukkad/contract/client.ts';
import { pageFetch } from './page-fetch.ts';

/**
 * Client address for API calls whose result serves all visitors, so that they do not count against one visitor's rate
 * limit.
 */
export const SERVER_ADDRESS = '127.0.0.1';

interface ApiClientOptions {
  readonly apiOrigin: string;
  /** IP address for which the API counts these calls in its rate limits. */
  readonly clientAddress: string;
  readonly timeoutMs: number;
}

/** Creates an API client without a session. The timeout covers all of its calls together. */
export function apiClient({ apiOrigin, clientAddress, timeoutMs }: ApiClientOptions) {
  return createClient({
    baseUrl: apiOrigin,
    fetch: pageFetch(timeoutMs),
    headers: { 'x-forwarded-for': clientAddress },
  });
}
