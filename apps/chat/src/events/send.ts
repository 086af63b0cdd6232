import type { ChatDraft, SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import type { MaintenanceWatch } from '@nukkad/core/chat/maintenance-watch.ts';
import { mayWriteToCompany } from '@nukkad/core/chat/may-write-to-company.ts';
import { openConversation } from '@nukkad/core/chat/open-conversation.ts';
import { storeMessage } from '@nukkad/core/chat/store-message.ts';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import type { Database } from '@nukkad/db';
import type { Clock } from '@nukkad/db/clock.ts';
import { isUuid } from '@nukkad/domain/uuid.ts';
import type { ChatSocket } from '../context.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import type { Handler } from './answer.ts';

export interface Sending {
  readonly database: Database;
  readonly clock: Clock;
  /** Reports whether the product is in read-only mode, in which messages are refused. */
  readonly maintenance: Pick<MaintenanceWatch, 'isOn'>;
  /** Rate limiter for the messages of a seeker, over all devices that are connected to this process. */
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
  if (expiresAtMs <= clock.now().getTime()) throw new AppError('TOKEN_EXPIRED');
  if (draft.candidateId !== candidateId) throw new AppError('FORBIDDEN');
  const body = draft.text.trim();
  if (body === '') throw new AppError('EMPTY_MESSAGE');
  if (await maintenance.isOn()) throw new AppError('MAINTENANCE');
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
  if (!isAllowed) throw new AppError('FORBIDDEN');
}
