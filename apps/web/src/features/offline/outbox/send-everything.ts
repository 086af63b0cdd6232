import type { Services } from '../../../lib/services.ts';
import { outbox } from './outbox.ts';
import { sendWaiting } from './send-waiting.ts';
import { isMessage } from './waiting.ts';

/** Sends the stored chat messages of the seeker. Returns false if one must be retried. */
type SendMessages = (services: Services) => Promise<boolean>;

let sendMessages: SendMessages | null = null;

/** Sets how chat messages are sent. The page frame sets it, because the chat depends on this feature. */
export function setMessageSender(send: SendMessages): void {
  sendMessages = send;
}

/** Sends all unsent actions and messages of the seeker. Returns false if one must be retried. */
export async function sendEverything(services: Services): Promise<boolean> {
  const isDone = await sendWaiting(services).catch(() => true);
  if (!outbox.get().some(isMessage)) return isDone;
  // Without a sender no page frame has started the outbox, which sends them later.
  const areSent = (await sendMessages?.(services).catch(() => false)) ?? false;
  return isDone && areSent;
}
