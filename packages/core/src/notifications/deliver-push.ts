import type { Clock } from '@nukkad/db/clock.ts';
import { PushRefused, PushServiceBusy } from '../gateways/push/push-errors.ts';
import type { PushGateway, PushMessage, PushOutcome } from '../ports.ts';

/** Maximum attempts. The delay doubles each time; all attempts fit the hour in which a notification may be pushed. */
const TRIES_MAX = 5;
const FIRST_RETRY_SECONDS = 60;

type Result = PushOutcome | 'refused' | { readonly retryAfterSeconds: number };

/** A message for one device. */
export interface PushDelivery {
  /** The browser's subscription. */
  readonly token: string;
  readonly message: PushMessage;
  /** The number of failed attempts so far. */
  readonly tries: number;
}

/** How the subscriptions and retries of a kind of recipient are stored. */
export interface PushStore {
  /** Deletes a subscription that has ended. */
  removeDevice(token: string): Promise<unknown>;
  /** Schedules the next attempt, of which `tries` have failed before. */
  retryLater(token: string, tries: number, dueAt: Date): Promise<unknown>;
}

function resultOf(error: unknown): Result {
  if (error instanceof PushRefused) return 'refused';
  return { retryAfterSeconds: error instanceof PushServiceBusy ? error.retryAfterSeconds : 0 };
}

/**
 * Sends one message to one device. Deletes a subscription that has ended, and schedules a retry with exponential backoff
 * if the service is busy, at most five attempts.
 */
export async function deliverPush(
  push: PushGateway,
  clock: Clock,
  { token, message, tries }: PushDelivery,
  store: PushStore,
): Promise<void> {
  const result: Result = await push.send(token, message).catch(resultOf);
  if (result === 'gone') await store.removeDevice(token);
  if (typeof result !== 'object' || tries + 1 >= TRIES_MAX) return;
  const seconds = Math.max(result.retryAfterSeconds, FIRST_RETRY_SECONDS * 2 ** tries);
  await store.retryLater(token, tries + 1, new Date(clock.now().getTime() + seconds * 1000));
}
