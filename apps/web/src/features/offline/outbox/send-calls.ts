import { ApiError } from '@nukkad/contract/api-error.ts';
import type { RouteKey } from '@nukkad/contract/load-route.ts';
import { outbox } from './outbox.ts';
import { isCall, type WaitingCall } from './waiting.ts';

/** How a page or the service worker sends the actions of one seeker. */
export interface Sender {
  /** Id of the signed-in seeker. Only their actions are sent. */
  readonly account: string;
  /** Calls the action's route with its idempotency key. */
  readonly call: (entry: WaitingCall) => Promise<unknown>;
  /** Called after an action was stored or rejected by the server. It is shown as waiting until this resolves. */
  readonly onSettled?: (route: RouteKey) => Promise<unknown>;
}

type Outcome = 'sent' | 'later' | { readonly problem: string };

/** Error codes that mean success, because an earlier attempt was stored but its response was lost. */
const DONE_BEFORE = new Set(['ALREADY_APPLIED']);

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'later';
  if (DONE_BEFORE.has(error.code)) return 'sent';
  const isTemporary = [0, 401, 408, 409, 429].includes(error.status) || error.status >= 500;
  return isTemporary ? 'later' : { problem: error.code };
}

/** Returns the unsent calls of a seeker, oldest first. */
async function waitingCalls(account: string): Promise<readonly WaitingCall[]> {
  await outbox.read();
  return outbox
    .get()
    .filter(isCall)
    .filter((entry) => entry.account === account && entry.problem === null);
}

/**
 * Sends the unsent calls of a seeker in order. One that the API rejects for good stays in the outbox until the seeker has read why,
 * and does not block the next ones. Returns false if one must be retried. Call it with the lock of `withOutboxLock`.
 */
export async function sendCalls({ account, call, onSettled }: Sender): Promise<boolean> {
  for (const entry of await waitingCalls(account)) {
    const outcome: Outcome = await call(entry).then(() => 'sent' as const, outcomeOf);
    if (outcome === 'later') return false;
    await onSettled?.(entry.route);
    if (outcome === 'sent') await outbox.removeSent(entry);
    // The seeker may have removed it or signed out in the meantime.
    else if (await outbox.one(entry.id)) await outbox.put({ ...entry, ...outcome });
  }
  return true;
}

/** Runs the work in one tab or worker at a time, so that each action is sent once. */
export function withOutboxLock<T>(work: () => Promise<T>): Promise<T> {
  // HTTP pages have no Web Locks. There the idempotency keys prevent duplicates.
  return navigator.locks ? navigator.locks.request('nukkad-outbox', work) : work();
}
