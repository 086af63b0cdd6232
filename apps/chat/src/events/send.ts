import type { ChatDraft, SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { Database } from '@nukkad/db';
import type { Clock } from '@nukkad/db/clock.ts';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { ChatRefusal } from '../chat-refusal.ts';
import type { ChatSocket } from '../context.ts';
import type { MaintenanceWatch } from '../conversations/maintenance-watch.ts';
import { mayWriteToCompany } from '../conversations/may-write-to-company.ts';
import { openConversation } from '../conversations/open-conversation.ts';
import { storeMessage } from '../conversations/store-message.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import type { Handler } from './answer.ts';

export interface Sending {
  readonly database: Database;
  readonly clock: Clock;
  /** Messages are refused in read-only mode. */
  readonly maintenance: Pick<MaintenanceWatch, 'isOn'>;
  /** Limits the messages of a seeker, over all devices of this process. */
  readonly sends: SlidingWindow;
  /** Called after a message of a seeker is stored. */
  onStored(candidateId: string): void;
}

/** Handles a seeker's message to a company or the admin. It is stored before it is acknowledged. */
export function onSend(socket: ChatSocket, sending: Sending): Handler<ChatDraft> {
  return (draft) => send(sending, socket, draft);
}

async function send(sending: Sending, socket: ChatSocket, draft: ChatDraft): Promise<SendAnswer> {
  const { database, clock, sends, maintenance, onStored } = sending;
  const { candidateId, loginId, expiresAtMs } = socket.data;
  if (expiresAtMs <= clock.now().getTime()) throw new ChatRefusal('TOKEN_EXPIRED');
  if (draft.candidateId !== candidateId) throw new ChatRefusal('FORBIDDEN');
  const body = draft.text.trim();
  if (body === '') throw new ChatRefusal('EMPTY_MESSAGE');
  if (await maintenance.isOn()) throw new ChatRefusal('MAINTENANCE');
  sends.count(candidateId);
  await requireMayWrite(database, candidateId, draft.companyId);
  const sender = { candidateId, loginId };
  const conversationId = await openConversation(database, sender, draft.companyId);
  const stored = await storeMessage(database, sender, { conversationId, body, clientKey: draft.clientKey });
  onStored(candidateId);
  return { success: true, ...stored };
}

async function requireMayWrite(
  database: Database,
  candidateId: string,
  companyId: string | null,
): Promise<void> {
  if (companyId === null) return;
  const isAllowed = isUuid(companyId) && (await mayWriteToCompany(database, candidateId, companyId));
  if (!isAllowed) throw new ChatRefusal('FORBIDDEN');
}
