import { ApiError } from '@nukkad/contract/api-error.ts';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import { refetchRoutes } from '../../../lib/query/refetch.ts';
import { APPLICATION_STALE, HIDDEN_JOBS_STALE } from '../../../lib/query/stale-after.ts';
import { SAVED_JOBS_STALE } from '../../../lib/query/stale-after-saving.ts';
import type { Services } from '../../../lib/services.ts';
import { outbox } from './outbox.ts';
import { isCall, type WaitingCall } from './waiting.ts';

const STALE: Partial<Record<RouteKey, readonly RouteKey[]>> = {
  'applications.saveJob': [...SAVED_JOBS_STALE, 'jobs.filter', 'jobs.byShareId'],
  'applications.notInterested': HIDDEN_JOBS_STALE,
  'applications.apply': [...APPLICATION_STALE, 'jobs.filter'],
};

type Outcome = 'sent' | 'later' | { readonly problem: string };

/** Error codes that mean success, because an earlier attempt was stored but its response was lost. */
const DONE_BEFORE = new Set(['ALREADY_APPLIED']);

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'later';
  if (DONE_BEFORE.has(error.code)) return 'sent';
  const isTemporary = [0, 401, 408, 409, 429].includes(error.status) || error.status >= 500;
  return isTemporary ? 'later' : { problem: error.code };
}

async function sendOne({ api }: Services, { route, input, key }: WaitingCall): Promise<Outcome> {
  try {
    await api.call(route, input, { key });
    return 'sent';
  } catch (error) {
    return outcomeOf(error);
  }
}

async function sendAll(services: Services): Promise<boolean> {
  await outbox.read();
  const current = services.session.get();
  if (current.status !== 'signed-in') return true;
  const calls = outbox
    .get()
    .filter(isCall)
    .filter(({ account, problem }) => account === current.candidateId && !problem);
  for (const entry of calls) {
    const outcome = await sendOne(services, entry);
    if (outcome === 'later') return false;
    const fresh = refetchRoutes(services.queryClient, STALE[entry.route] ?? []);
    if (outcome === 'sent') {
      // Keep the entry until the queries are refetched, so that the job is shown as waiting until then.
      await fresh;
      await outbox.remove(entry);
    } else await outbox.put({ ...entry, ...outcome });
  }
  return true;
}

let before: Promise<unknown> = Promise.resolve();

/**
 * Sends the unsent actions in order, in one tab at a time. An action that the API rejects for good stays in the
 * outbox until the seeker has read why, and does not block the next ones. Returns false if an action must be retried.
 */
export function sendWaiting(services: Services): Promise<boolean> {
  const send = () => sendAll(services);
  // HTTP pages have no Web Locks. There the idempotency keys prevent duplicates.
  const now = before.then(() => (navigator.locks ? navigator.locks.request('nukkad-outbox', send) : send()));
  before = now.catch(() => undefined);
  return now;
}
