import { ApiError } from '@nukkad/contract/api-error.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 2;
const FRESH_MS = 15_000;
const CACHED_MS = 5 * 60_000;

/** Returns whether a failed read is repeated: only after a lost connection or an error of the server. */
function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (navigator.onLine === false) return false;
  const isTemporary = error instanceof ApiError || (error instanceof PartnerApiError && error.status >= 500);
  return isTemporary && failureCount < TRIES;
}

/** Creates the query cache. It lives in memory only, because it holds data about people. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        gcTime: CACHED_MS,
        retry: isWorthRetrying,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
