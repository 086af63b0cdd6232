import { outbox } from '../../features/offline/outbox/outbox.ts';
import { sendEverything, setMessageSender } from '../../features/offline/outbox/send-everything.ts';
import { refetchAfterSending } from '../../features/offline/outbox/send-waiting.ts';
import { BackOff } from '../../lib/connection/back-off.ts';
import { isConnectionLost, subscribeToConnection } from '../../lib/connection/connection-state.ts';
import type { Services } from '../../lib/services.ts';

const RETRY_DELAYS = { firstMs: 3000, maxMs: 120_000 };

/** Sends stored chat messages. Its code, which includes the sockets, is loaded only if a message waits. */
async function sendMessages(services: Services): Promise<boolean> {
  const { sendStoredMessages } = await import('../../features/chat/send-stored-messages.ts');
  return sendStoredMessages(services);
}

/**
 * Sends waiting actions at the start, when the connection returns and when the user signs in. After a failure it tries again with
 * exponential backoff. The service worker sends them too, where the browser has Background Sync.
 */
export function startOutbox(services: Services): void {
  setMessageSender(sendMessages);
  const backOff = new BackOff(RETRY_DELAYS);
  const send = async () => {
    if (navigator.onLine === false) return;
    if (await sendEverything(services)) backOff.reset();
    else backOff.later(() => void send());
  };
  let token: string | null = null;
  services.session.subscribe(() => {
    const current = services.session.get();
    const before = token;
    token = current.status === 'signed-in' ? current.accessToken : null;
    if (token !== null && before === null) void send();
  });
  window.addEventListener('online', () => void send());
  outbox.onSentElsewhere((route) => refetchAfterSending(services, route));
  subscribeToConnection(() => !isConnectionLost() && void send());
  // Load the waiting actions to show them even if they cannot be sent. Without storage there are none.
  void outbox.read().catch(() => undefined);
  void send();
}
