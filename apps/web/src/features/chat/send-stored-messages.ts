import { isRetryable } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Services } from '../../lib/services.ts';
import { outbox } from '../offline/outbox/outbox.ts';
import { isMessage, type WaitingMessage } from '../offline/outbox/waiting.ts';
import type { ChatLine } from './connect-chat.ts';

/** Sends one message. Returns false if it, and those after it, must wait. */
async function sendOne(line: ChatLine, entry: WaitingMessage): Promise<boolean> {
  const { text, peer } = entry.input;
  const answer = await line.send(peer, text, entry.key).catch(() => null);
  if (answer?.success) await outbox.remove(entry);
  else if (answer === null || isRetryable(answer.code)) return false;
  else await outbox.put({ ...entry, problem: answer.code });
  return true;
}

async function joined(services: Services, candidateId: string): Promise<ChatLine> {
  const { connectChat } = await import('./connect-chat.ts');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const line = connectChat(services, candidateId, {
    onJoined: resolve,
    onLost: () => reject(new Error('The chat cannot be reached')),
    onMessage: () => undefined,
  });
  await promise.catch((error: unknown) => {
    line.close();
    throw error;
  });
  return line;
}

/**
 * Sends all queued messages of the seeker in order, from any page of the site. An open conversation may send them
 * too, because the server stores each key once. Returns false if a message must wait.
 */
export async function sendStoredMessages(services: Services): Promise<boolean> {
  const current = services.session.get();
  if (current.status !== 'signed-in') return true;
  const own = outbox
    .get()
    .filter(isMessage)
    .filter(({ account, problem }) => account === current.candidateId && problem === null);
  if (own.length === 0) return true;
  const line = await joined(services, current.candidateId).catch(() => null);
  if (!line) return false;
  try {
    for (const entry of own) if (!(await sendOne(line, entry))) return false;
    return true;
  } finally {
    line.close();
  }
}
