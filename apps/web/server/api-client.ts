import { createClient } from '@nukkad/contract/client.ts';
import { pageFetch } from './page-fetch.ts';

/** The client address of calls that serve all visitors, so that they do not count against one visitor's rate limit. */
export const SERVER_ADDRESS = '127.0.0.1';

interface ApiClientOptions {
  readonly apiOrigin: string;
  /** The address that the API's rate limits count. */
  readonly clientAddress: string;
  readonly timeoutMs: number;
}

/** Returns an API client without a session. All of its calls must end within one timeout. */
export function apiClient({ apiOrigin, clientAddress, timeoutMs }: ApiClientOptions) {
  return createClient({
    baseUrl: apiOrigin,
    fetch: pageFetch(timeoutMs),
    headers: { 'x-forwarded-for': clientAddress },
  });
}
