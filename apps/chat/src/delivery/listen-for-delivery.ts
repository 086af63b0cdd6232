import { DATABASE_CHANNELS } from '@nukkad/contract/realtime/realtime.domain.ts';
import { readTyping } from '@nukkad/core/chat/notify-typing.ts';
import { connectionProblem } from '@nukkad/db';
import type { ChatContext } from '../context.ts';
import type { LoginWatch } from '../logins/login-watch.ts';
import type { Marks } from '../marks/marks.ts';
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

interface Parts {
  readonly batcher: MessageBatcher;
  readonly delivery: Delivery;
  readonly logins: LoginWatch;
  readonly marks: Marks;
}

/**
 * Listens for the database's notifications and triggers deliveries. After each connect or reconnect it checks all
 * logins and reads all new messages and marks, because notifications may have been missed.
 */
export function listenForDelivery(
  { config, log }: ChatContext,
  { batcher, delivery, logins, marks }: Parts,
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
      [DATABASE_CHANNELS.conversationRead]: (payload) => {
        const [candidateId = '', conversationId = ''] = payload.split(' ');
        marks.changed(candidateId, conversationId);
      },
      [DATABASE_CHANNELS.bellChanged]: (payload) => {
        for (const candidateId of payload.split(',')) marks.bellChanged(candidateId);
      },
      [DATABASE_CHANNELS.chatTyping]: (payload) => {
        const typing = readTyping(payload);
        if (typing.side === 'OTHER') marks.otherTyping(typing);
      },
      [DATABASE_CHANNELS.loginEnded]: (loginId) => logins.endLogin(loginId),
      [DATABASE_CHANNELS.accountDeleted]: (candidateId) => logins.endAccount(candidateId),
    },
    onListening: () => {
      void logins.check();
      void delivery.deliverToAll();
      marks.sendToAll();
    },
    onLost: (err) =>
      log.warn({ err, problem: connectionProblem(err, url) }, 'The database listener was lost; trying again'),
  });
}
