import type * as z from 'zod/mini';
import { type ChatMessage, chatMessageId } from '../chat/chat.domain.ts';
import type { Bell, ChatDelivery, ChatMarks, SendAnswer } from './realtime.domain.ts';
import type {
  wireAdminMessage,
  wireBell,
  wireCompanyMessage,
  wireMarks,
  wireSendAnswer,
} from './realtime.wire.ts';

export function sendAnswerToWire(answer: SendAnswer): z.infer<typeof wireSendAnswer> {
  if (answer.success) return { success: true, sequence: answer.sequence, createdDate: answer.createdAt };
  return { success: false, code: answer.code, msg: answer.message, requestId: answer.requestId };
}

export function sendAnswerFromWire(wire: z.infer<typeof wireSendAnswer>): SendAnswer {
  if (wire.success) return { success: true, sequence: wire.sequence, createdAt: wire.createdDate };
  return { success: false, code: wire.code, message: wire.msg, requestId: wire.requestId };
}

export function companyMessageToWire(delivery: ChatDelivery): z.infer<typeof wireCompanyMessage> {
  const { conversationId, companyId, message } = delivery;
  return {
    conversationId,
    companyId: companyId ?? '',
    sequence: message.sequence,
    msg: message.text,
    username: message.senderName,
    sender: message.sender,
    createdDate: message.createdAt,
  };
}

export function companyMessageFromWire(wire: z.infer<typeof wireCompanyMessage>): ChatDelivery {
  const { conversationId, companyId, sequence } = wire;
  const message: ChatMessage = {
    id: chatMessageId(conversationId, sequence),
    sequence,
    text: wire.msg,
    sender: wire.sender === 'CANDIDATE' ? 'CANDIDATE' : 'COMPANY',
    senderName: wire.username,
    createdAt: wire.createdDate,
  };
  return { conversationId, companyId, message };
}

export function adminMessageToWire(delivery: ChatDelivery): z.infer<typeof wireAdminMessage> {
  const { conversationId, message } = delivery;
  return {
    conversationId,
    sequence: message.sequence,
    message: message.text,
    userType: message.sender === 'ADMIN' ? 'Admin' : 'Jobseeker',
    createdDate: message.createdAt,
  };
}

export function adminMessageFromWire(wire: z.infer<typeof wireAdminMessage>): ChatDelivery {
  const { conversationId, sequence } = wire;
  const message: ChatMessage = {
    id: chatMessageId(conversationId, sequence),
    sequence,
    text: wire.message,
    sender: wire.userType === 'Admin' ? 'ADMIN' : 'CANDIDATE',
    senderName: '',
    createdAt: wire.createdDate,
  };
  return { conversationId, companyId: null, message };
}

/** Returns a company's id as it is sent; empty for the product's support. */
export const peerToWire = (companyId: string | null): string => companyId ?? '';

export const peerFromWire = (wire: string): string | null => (wire === '' ? null : wire);

export function marksToWire({ companyId, unread, read, seen }: ChatMarks): z.infer<typeof wireMarks> {
  return { companyId: peerToWire(companyId), unread, readSequence: read, seenSequence: seen };
}

export function marksFromWire(wire: z.infer<typeof wireMarks>): ChatMarks {
  return {
    companyId: peerFromWire(wire.companyId),
    unread: wire.unread,
    read: wire.readSequence,
    seen: wire.seenSequence,
  };
}

export const bellToWire = ({ unread }: Bell): z.infer<typeof wireBell> => ({ notiCount: unread });

export const bellFromWire = (wire: z.infer<typeof wireBell>): Bell => ({ unread: wire.notiCount });
