import { defineRoute } from '../define-route.ts';
import type { ChatHistory, CompanyHistoryInput, HistoryInput } from './chat.domain.ts';
import {
  adminMessageFromWire,
  adminMessageToWire,
  companyMessageFromWire,
  companyMessageToWire,
  historyFromWire,
  historyToWire,
} from './chat.mapper.ts';
import {
  wireAdminChatRequest,
  wireAdminChatResult,
  wireCompanyChatRequest,
  wireCompanyChatResult,
} from './chat.wire.ts';

export const chatWithCompany = defineRoute({
  key: 'chat.withCompany',
  number: 80,
  method: 'POST',
  path: '/chat/getChatforcompany',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary:
    'Returns a page of the messages with a company, oldest first: the latest, or those before the cursor.',
  request: { body: wireCompanyChatRequest },
  result: wireCompanyChatResult,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }): CompanyHistoryInput => ({
    companyId: body.companyId,
    ...historyFromWire(body),
  }),
  encodeRequest: (input: CompanyHistoryInput) => ({
    body: { ...historyToWire(input), companyId: input.companyId },
  }),
  encodeResult: (output: ChatHistory) => ({
    chat: output.messages.map(companyMessageToWire),
    before: output.before,
  }),
  decodeResult: (wire): ChatHistory => ({
    messages: wire.chat.map(companyMessageFromWire),
    before: wire.before,
  }),
});

export const chatWithAdmin = defineRoute({
  key: 'chat.withAdmin',
  number: 81,
  method: 'POST',
  path: '/admin/getJsAdminChat',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary:
    'Returns a page of the messages with the admin, oldest first: the latest, or those before the cursor.',
  request: { body: wireAdminChatRequest },
  result: wireAdminChatResult,
  refusals: [],
  decodeRequest: ({ body }): HistoryInput => historyFromWire(body),
  encodeRequest: (input: HistoryInput) => ({ body: historyToWire(input) }),
  encodeResult: (output: ChatHistory) => ({
    chatList: output.messages.map(adminMessageToWire),
    before: output.before,
  }),
  decodeResult: (wire): ChatHistory => ({
    messages: wire.chatList.map(adminMessageFromWire),
    before: wire.before,
  }),
});
