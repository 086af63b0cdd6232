import type { SendAnswer } from '@nukkad/contract/realtime/realtime.domain.ts';
import { ChatRefusal } from '../chat-refusal.ts';
import type { ChatContext, ChatSocket } from '../context.ts';
import { mayWriteToCompany } from '../conversations/may-write-to-company.ts';
import { openConversation } from '../conversations/open-conversation.ts';
import { storeMessage } from '../conversations/store-message.ts';
import type { Delivery } from '../delivery/delivery.ts';
import type { SendingRate } from './sending-rate.ts';

export interface Sending {
  readonly context: ChatContext;
  readonly delivery: Delivery;
  readonly rate: SendingRate;
}

export interface Draft {
  readonly text: string;
  /** Null to the product's admin. */
  readonly companyId: string | null;
  readonly claimedCandidateId: string;
  readonly clientKey: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Stores a seeker's message before it is acknowledged; throws a refusal when a rule says no. */
export async function send(sending: Sending, socket: ChatSocket, draft: Draft): Promise<SendAnswer> {
  const { context, delivery, rate } = sending;
  const { candidateId, expiresAtMs } = socket.data;
  if (expiresAtMs <= Date.now()) throw new ChatRefusal('TOKEN_EXPIRED');
  if (draft.claimedCandidateId !== candidateId) throw new ChatRefusal('FORBIDDEN');
  const body = draft.text.trim();
  if (body === '') throw new ChatRefusal('EMPTY_MESSAGE');
  rate.count(candidateId);
  await mayWrite(context, candidateId, draft.companyId);
  const conversationId = await openConversation(context.database, candidateId, draft.companyId);
  const stored = await storeMessage(context.database, { conversationId, body, clientKey: draft.clientKey });
  void delivery.look(conversationId).catch(() => undefined);
  return { success: true, sequence: stored.sequence, createdAt: stored.createdAt };
}

async function mayWrite(
  { database }: ChatContext,
  candidateId: string,
  companyId: string | null,
): Promise<void> {
  if (companyId === null) return;
  const isAllowed = UUID.test(companyId) && (await mayWriteToCompany(database, candidateId, companyId));
  if (!isAllowed) throw new ChatRefusal('FORBIDDEN');
}
