import { DATABASE_CHANNELS } from '@nukkad/contract/realtime/realtime.domain.ts';
import { connectionProblem } from '@nukkad/db';
import type { ChatContext } from '../context.ts';
import type { LoginWatch } from '../logins/login-watch.ts';
import type { MessageBatcher } from '../storing/message-batcher.ts';
import { DatabaseListener } from './database-listener.ts';
import type { Delivery } from './delivery.ts';

/** Calls `onMessage` for each message that a notification lists. */
function readStored(
  payload: string,
  onMessage: (candidateId: string, conversationId: string, sequence: number) => void,
): void {
  for (const line of payload.split(',')) {
    const [candidateId = '', conversationId = '', sequence] = line.split(' ');
    onMessage(candidateId, conversationId, Number(sequence));
  }
}

/**
 * Listens for the database's notifications and triggers deliveries. After each connect or reconnect it checks all
 * logins and reads all new messages, because notifications may have been missed.
 */
export function listenForDelivery(
  { config, log }: ChatContext,
  { batcher, delivery, logins }: { batcher: MessageBatcher; delivery: Delivery; logins: LoginWatch },
): DatabaseListener {
  // Connects without the pooler. LISTEN belongs to one connection, and a pooler in transaction mode gives that
  // connection to other clients.
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  return new DatabaseListener(url, {
    channels: {
      [DATABASE_CHANNELS.messagesStored]: (payload) =>
        readStored(payload, (candidateId, conversationId, sequence) => {
          if (!delivery.has(candidateId)) return;
          // A message that this process is storing is delivered when its statement has returned, without a read.
          batcher.whenStored(conversationId, () =>
            delivery.deliverNumber(candidateId, conversationId, sequence),
          );
        }),
      [DATABASE_CHANNELS.loginEnded]: (loginId) => logins.endLogin(loginId),
      [DATABASE_CHANNELS.accountDeleted]: (candidateId) => logins.endAccount(candidateId),
    },
    onListening: () => {
      void logins.check();
      void delivery.deliverToAll();
    },
    onLost: (err) =>
      log.warn({ err, problem: connectionProblem(err, url) }, 'The database listener was lost; trying again'),
  });
}
