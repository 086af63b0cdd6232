import { ApiError } from '@nukkad/contract/api-error.ts';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 2;
const FRESH_MS = 60_000;

/**
 * Creates the query client. It retries only lost connections and server errors. If the device is offline, the error
 * is shown at once.
 */
function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (navigator.onLine === false) return false;
  const isTemporary = error instanceof ApiError && (error.code === 'OFFLINE' || error.status >= 500);
  return isTemporary && failureCount < TRIES;
}

export function createQueryClient(isServer: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 10 * FRESH_MS,
        retry: isServer ? false : isWorthRetrying,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
