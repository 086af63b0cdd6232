import type * as z from 'zod/mini';
import type { ChatMessageEvent, SendAnswer } from './realtime.domain.ts';
import type { wireAdminMessage, wireCompanyMessage, wireSendAnswer } from './realtime.wire.ts';

export function sendAnswerToWire(answer: SendAnswer): z.infer<typeof wireSendAnswer> {
  if (answer.success) return { success: true, sequence: answer.sequence, createdDate: answer.createdAt };
  return { success: false, code: answer.code, msg: answer.message };
}

export function sendAnswerFromWire(wire: z.infer<typeof wireSendAnswer>): SendAnswer {
  if (wire.success) return { success: true, sequence: wire.sequence, createdAt: wire.createdDate };
  return { success: false, code: wire.code, message: wire.msg };
}

export function companyMessageToWire(message: ChatMessageEvent): z.infer<typeof wireCompanyMessage> {
  return {
    conversationId: message.conversationId,
    companyId: message.companyId ?? '',
    sequence: message.sequence,
    msg: message.body,
    username: message.senderName,
    sender: message.sender,
    createdDate: message.createdAt,
  };
}

export function companyMessageFromWire(wire: z.infer<typeof wireCompanyMessage>): ChatMessageEvent {
  return {
    conversationId: wire.conversationId,
    companyId: wire.companyId,
    sequence: wire.sequence,
    body: wire.msg,
    sender: wire.sender === 'CANDIDATE' ? 'CANDIDATE' : 'COMPANY',
    senderName: wire.username,
    createdAt: wire.createdDate,
  };
}

export function adminMessageToWire(message: ChatMessageEvent): z.infer<typeof wireAdminMessage> {
  return {
    conversationId: message.conversationId,
    sequence: message.sequence,
    message: message.body,
    userType: message.sender === 'ADMIN' ? 'Admin' : 'Jobseeker',
    createdDate: message.createdAt,
  };
}

export function adminMessageFromWire(wire: z.infer<typeof wireAdminMessage>): ChatMessageEvent {
  return {
    conversationId: wire.conversationId,
    companyId: null,
    sequence: wire.sequence,
    body: wire.message,
    sender: wire.userType === 'Admin' ? 'ADMIN' : 'CANDIDATE',
    senderName: '',
    createdAt: wire.createdDate,
  };
}
