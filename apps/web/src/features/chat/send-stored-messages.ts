import { isRetryable } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Services } from '../../lib/services.ts';
import { outbox } from '../offline/outbox/outbox.ts';
import { isMessage, type WaitingMessage } from '../offline/outbox/waiting.ts';
import type { ChatConnection } from './connect-chat.ts';

/** Sends one message. Returns false if it, and those after it, must wait. */
async function sendOne(connection: ChatConnection, entry: WaitingMessage): Promise<boolean> {
  const { text, peer } = entry.input;
  const answer = await connection.send(peer, text, entry.key).catch(() => null);
  if (answer?.success) await outbox.remove(entry);
  else if (answer === null || isRetryable(answer.code)) return false;
  else await outbox.put({ ...entry, problem: answer.code });
  return true;
}

async function joined(services: Services, candidateId: string): Promise<ChatConnection> {
  const { connectChat } = await import('./connect-chat.ts');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const connection = connectChat(services, candidateId, {
    onJoined: resolve,
    onLost: () => reject(new Error('The chat cannot be reached')),
    onMessage: () => undefined,
  });
  await promise.catch((error: unknown) => {
    connection.close();
    throw error;
  });
  return connection;
}

/**
 * Sends all queued messages of the seeker in order, from any page of the site. An open conversation may send them
 * too, because the server stores each key once. Returns false if a message must wait.
 */
export async function sendStoredMessages(services: Services): Promise<boolean> {
  const current = services.session.get();
  if (current.status !== 'signed-in') return true;
  const messages = outbox
    .get()
    .filter(isMessage)
    .filter(({ account, problem }) => account === current.candidateId && problem === null);
  if (messages.length === 0) return true;
  const connection = await joined(services, current.candidateId).catch(() => null);
  if (!connection) return false;
  try {
    for (const entry of messages) if (!(await sendOne(connection, entry))) return false;
    return true;
  } finally {
    connection.close();
  }
}
