import type { RouteKey } from '@nukkad/contract/load-route.ts';
import { refetchRoutes } from '../../../lib/query/refetch.ts';
import { APPLICATION_STALE, HIDDEN_JOBS_STALE } from '../../../lib/query/stale-after.ts';
import { SAVED_JOBS_STALE } from '../../../lib/query/stale-after-saving.ts';
import type { Services } from '../../../lib/services.ts';
import { sendCalls, withOutboxLock } from './send-calls.ts';

const STALE: Partial<Record<RouteKey, readonly RouteKey[]>> = {
  'applications.saveJob': [...SAVED_JOBS_STALE, 'jobs.filter', 'jobs.byShareId'],
  'applications.notInterested': HIDDEN_JOBS_STALE,
  'applications.apply': [...APPLICATION_STALE, 'jobs.filter'],
};

/** Refetches the data on screen that a sent action has changed. */
export function refetchAfterSending({ queryClient }: Pick<Services, 'queryClient'>, route: RouteKey) {
  return refetchRoutes(queryClient, STALE[route] ?? []);
}

async function sendAll(services: Services): Promise<boolean> {
  const current = services.session.get();
  if (current.status !== 'signed-in') return true;
  return sendCalls({
    account: current.candidateId,
    call: ({ route, input, key }) => services.api.call(route, input, { key }),
    onSettled: (route) => refetchAfterSending(services, route),
  });
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Sends the unsent actions of the signed-in seeker in order, in one tab or worker at a time. Returns false if an action must be
 * retried.
 */
export function sendWaiting(services: Services): Promise<boolean> {
  const now = before.then(() => withOutboxLock(() => sendAll(services)));
  before = now.catch(() => undefined);
  return now;
}
