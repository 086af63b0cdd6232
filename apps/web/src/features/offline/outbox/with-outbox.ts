import { ApiError } from '@nukkad/contract/api-error.ts';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/api.ts';
import type { SessionStore } from '../../../lib/session-store.ts';

const WAITING: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'applications.saveJob',
  'applications.notInterested',
  'applications.apply',
]);

function offlineError(): ApiError {
  return new ApiError({ code: 'OFFLINE', message: 'The device is offline', status: 0 });
}

/**
 * Wraps an API. If the connection is lost, it stores the action in the outbox with the idempotency key of the failed
 * attempt, and throws WAITING. Calls that have a key already come from the outbox and are passed through.
 */
export function withOutbox(api: Api, session: SessionStore, queryClient: QueryClient): Api {
  return {
    async call(route, input, options) {
      const current = session.get();
      if (!WAITING.has(route) || options?.key || current.status !== 'signed-in')
        return api.call(route, input, options);
      const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
        '-',
      );
      try {
        if (navigator.onLine === false) throw offlineError();
        return await api.call(route, input, { ...options, key });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'OFFLINE') throw error;
        const { addWaiting } = await import('./add-waiting.ts');
        // This browser stores nothing, so the action cannot be sent later.
        await addWaiting({ account: current.candidateId, key, route, input }, queryClient).catch(() => {
          throw error;
        });
        throw new ApiError(
          { code: 'WAITING', message: 'It is queued until the device is online', status: 0 },
          { cause: error },
        );
      }
    },
  };
}
