import { ApiError } from '@nukkad/contract/api-error.ts';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 2;
const FRESH_MS = 60_000;

/** Only a lost line or a server's fault is worth another try: a rule's "no" stays no, and no line is told at once. */
function isWorthRetrying(failureCount: number, error: Error): boolean {
  if (navigator.onLine === false) return false;
  const isPassing = error instanceof ApiError && (error.code === 'OFFLINE' || error.status >= 500);
  return isPassing && failureCount < TRIES;
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
