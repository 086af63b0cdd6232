import type { ChatDraft, SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { MaintenanceWatch } from '@nukkad/core/chat/maintenance-watch.ts';
import type { StoredMessage } from '@nukkad/core/chat/store-messages.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { Database } from '@nukkad/db';
import type { Clock } from '@nukkad/db/clock.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import type { MessageBatcher } from '../storing/message-batcher.ts';
import type { Client, Handler } from './client.ts';

export interface Sending {
  readonly database: Database;
  readonly clock: Clock;
  /** Reports whether the product is in read-only mode, in which messages are refused. */
  readonly maintenance: Pick<MaintenanceWatch, 'isOn'>;
  /** Rate limiter for the messages of a seeker, over all devices that are connected to this process. */
  readonly sends: SlidingWindow;
  readonly batcher: Pick<MessageBatcher, 'store'>;
}

/** Handles a seeker's message to a company or the admin. It is stored before it is acknowledged. */
export function onSend(sending: Sending): Handler<ChatDraft> {
  return (client, draft) => send(sending, client, draft);
}

async function send(sending: Sending, client: Client, draft: ChatDraft): Promise<SendAnswer> {
  const { clock, sends, maintenance } = sending;
  const { candidateId, expiresAtMs } = client.socket.data;
  if (expiresAtMs <= clock.now().getTime()) throw new AppError('TOKEN_EXPIRED');
  if (draft.candidateId !== candidateId) throw new AppError('FORBIDDEN');
  const body = draft.text.trim();
  if (body === '') throw new AppError('EMPTY_MESSAGE');
  if (await maintenance.isOn()) throw new AppError('MAINTENANCE');
  sends.count(candidateId);
  const { sequence, createdAt } = await store(sending, client, { ...draft, text: body });
  return { success: true, sequence, createdAt };
}

/** Number of attempts. The second one opens the conversation again if it was deleted after it became known. */
const ATTEMPTS = 2;

async function store(
  { database, batcher }: Sending,
  { socket, known }: Client,
  { companyId, text: body, clientKey }: ChatDraft,
): Promise<StoredMessage> {
  const { candidateId, loginId } = socket.data;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const conversationId = await known.idOf(database, { candidateId, loginId }, companyId);
    const outcome = await batcher.store({ candidateId, loginId, conversationId, body, clientKey });
    if (outcome.kind === 'stored') return outcome;
    if (outcome.kind === 'refused') throw new AppError(outcome.code);
    known.forget(companyId);
  }
  throw new AppError('OVERLOADED');
}
