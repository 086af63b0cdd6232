import { DATABASE_CHANNELS } from '@nukkad/contract/realtime/realtime.domain.ts';
import { connectionProblem } from '@nukkad/db';
import type { ChatContext } from '../context.ts';
import type { LoginWatch } from '../logins/login-watch.ts';
import { DatabaseListener } from './database-listener.ts';
import type { Delivery } from './delivery.ts';

/** Connects the database's notifications with what the chat does on them, and with what may have been missed. */
export function listenForDelivery(
  { config, log }: ChatContext,
  { delivery, logins }: { delivery: Delivery; logins: LoginWatch },
): DatabaseListener {
  // What is listened to is a connection's: a pooler would give it to somebody else after the statement.
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  return new DatabaseListener(url, {
    channels: {
      [DATABASE_CHANNELS.messageStored]: (candidateId) => delivery.look(candidateId),
      [DATABASE_CHANNELS.loginEnded]: (loginId) => logins.endLogin(loginId),
      [DATABASE_CHANNELS.accountDeleted]: (candidateId) => logins.endAccount(candidateId),
    },
    onListening: () => {
      void logins.check();
      void delivery.lookAtAll();
    },
    onLost: (err) =>
      log.warn({ err, problem: connectionProblem(err, url) }, 'The database listener was lost; trying again'),
  });
}
