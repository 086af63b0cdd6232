import * as z from 'zod/mini';
import { CHAT_PAGE_MAX } from '../constants.ts';
import { wireCaller, wireId, wireInstant } from '../shared/shared.wire.ts';

const history = {
  before: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647)))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(CHAT_PAGE_MAX))),
};

const place = { messageId: z.string(), seq: z.int(), createdDate: wireInstant };

export const wireCompanyMessage = z.object({
  ...place,
  msg: z.string(),
  username: z.string(),
  mine: z.boolean(),
});

export const wireAdminMessage = z.object({
  ...place,
  message: z.string(),
  userType: z.enum(['Admin', 'Jobseeker']),
  username: z.string(),
});

export const wireCompanyChatRequest = z.object({ ...wireCaller, companyId: wireId, ...history });
export const wireCompanyChatResult = z.object({
  chat: z.array(wireCompanyMessage),
  before: z.nullable(z.int()),
});

export const wireAdminChatRequest = z.object({ ...wireCaller, ...history });
export const wireAdminChatResult = z.object({
  chatList: z.array(wireAdminMessage),
  before: z.nullable(z.int()),
});
