import { outbox } from '../../features/offline/outbox/outbox.ts';
import { sendWaiting } from '../../features/offline/outbox/send-waiting.ts';
import { isMessage } from '../../features/offline/outbox/waiting.ts';
import { BackOff } from '../../lib/connection/back-off.ts';
import { isConnectionLost, subscribeToConnection } from '../../lib/connection/connection-state.ts';
import type { Services } from '../../lib/services.ts';

const AGAIN = { firstMs: 3000, maxMs: 120_000 };

/** Its code, with that of the sockets, comes where a message waits. */
async function sendMessages(services: Services): Promise<boolean> {
  try {
    const { sendStoredMessages } = await import('../../features/chat/send-stored-messages.ts');
    return await sendStoredMessages(services);
  } catch {
    return false;
  }
}

/**
 * Sends what waits at the start, when the line is back and when its seeker signs in; later and later where the server
 * cannot serve. Only an open page can: the access token lives nowhere else.
 */
export function startOutbox(services: Services): void {
  const backOff = new BackOff(AGAIN);
  const send = async () => {
    if (navigator.onLine === false) return;
    const isDone = await sendWaiting(services).catch(() => true);
    const areSent = !outbox.get().some(isMessage) || (await sendMessages(services));
    if (isDone && areSent) backOff.reset();
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
  subscribeToConnection(() => !isConnectionLost() && void send());
  // Shown also while nothing can be sent; a browser that stores nothing has nothing waiting.
  void outbox.read().catch(() => undefined);
  void send();
}
