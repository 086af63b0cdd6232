import type * as z from 'zod/mini';
import { CHAT_PAGE_DEFAULT } from '../constants.ts';
import type { ChatMessage, HistoryInput } from './chat.domain.ts';
import type { wireAdminChatRequest, wireAdminMessage, wireCompanyMessage } from './chat.wire.ts';

export function historyFromWire(wire: z.infer<typeof wireAdminChatRequest>): HistoryInput {
  return { before: wire.before ?? undefined, limit: wire.limit ?? CHAT_PAGE_DEFAULT };
}

export function historyToWire(input: HistoryInput): z.infer<typeof wireAdminChatRequest> {
  return { loginFrom: 'Web', before: input.before, limit: input.limit };
}

export function companyMessageToWire(message: ChatMessage): z.infer<typeof wireCompanyMessage> {
  return {
    messageId: message.id,
    seq: message.sequence,
    msg: message.text,
    username: message.senderName,
    mine: message.sender === 'CANDIDATE',
    createdDate: message.createdAt,
  };
}

export function companyMessageFromWire(wire: z.infer<typeof wireCompanyMessage>): ChatMessage {
  return {
    id: wire.messageId,
    sequence: wire.seq,
    text: wire.msg,
    sender: wire.mine ? 'CANDIDATE' : 'COMPANY',
    senderName: wire.username,
    createdAt: wire.createdDate,
  };
}

export function adminMessageToWire(message: ChatMessage): z.infer<typeof wireAdminMessage> {
  return {
    messageId: message.id,
    seq: message.sequence,
    message: message.text,
    userType: message.sender === 'CANDIDATE' ? 'Jobseeker' : 'Admin',
    username: message.senderName,
    createdDate: message.createdAt,
  };
}

export function adminMessageFromWire(wire: z.infer<typeof wireAdminMessage>): ChatMessage {
  return {
    id: wire.messageId,
    sequence: wire.seq,
    text: wire.message,
    sender: wire.userType === 'Jobseeker' ? 'CANDIDATE' : 'ADMIN',
    senderName: wire.username,
    createdAt: wire.createdDate,
  };
}
