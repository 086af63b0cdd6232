import * as z from 'zod/mini';
import { CHAT_LENGTH_MAX } from '../constants.ts';
import { wireInstant, wireLanguage, wireText } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { ofApplication, ofCompany, wireNext, wireNothing, wirePage, wireUuid } from './partner.wire.ts';

const MESSAGES = '/partner/v1/companies/:company/applicants/:application/messages';

export const threadList = definePartnerRoute({
  key: 'messages.threads',
  number: 280,
  method: 'GET',
  path: '/partner/v1/companies/:company/threads',
  kind: 'query',
  access: 'recruiter',
  summary: 'Lists the conversations with applicants whom the company may see, the latest message first.',
  request: { params: ofCompany, query: z.object(wirePage) },
  result: z.object({
    items: z.array(
      z.object({
        /** The application that moved last, if the applicant has several. */
        application: wireUuid,
        firstName: z.string(),
        jobTitle: z.string(),
        lastText: z.string(),
        lastAt: wireInstant,
        isLastOurs: z.boolean(),
        /** Messages of the applicant that the company has not read, at most 100. */
        unread: z.int(),
      }),
    ),
    next: wireNext,
  }),
  refusals: [],
});

export const messageList = definePartnerRoute({
  key: 'messages.list',
  number: 281,
  method: 'GET',
  path: MESSAGES,
  kind: 'query',
  access: 'recruiter',
  summary: 'Returns the latest 50 messages with an applicant, or those before a number, the oldest first.',
  request: {
    params: ofApplication,
    query: z.object({ before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))) }),
  },
  result: z.object({
    firstName: z.string(),
    jobTitle: z.string(),
    /** The language in which the applicant reads. */
    language: wireLanguage,
    messages: z.array(
      z.object({
        sequence: z.int(),
        sender: z.enum(['COMPANY', 'APPLICANT']),
        text: z.string(),
        at: wireInstant,
      }),
    ),
    /** The number with which older messages are read; null if there are none. */
    before: z.nullable(z.int()),
    /** The number of the last message that the applicant has read. */
    read: z.int(),
  }),
  refusals: ['ACCESS_ENDED'],
});

export const messageSend = definePartnerRoute({
  key: 'messages.send',
  number: 282,
  method: 'POST',
  path: MESSAGES,
  kind: 'command',
  access: 'recruiter',
  summary:
    'Sends a message to an applicant, who is notified. A repeated `clientKey` returns the stored message.',
  request: {
    params: ofApplication,
    body: z.object({
      text: wireText(CHAT_LENGTH_MAX),
      /** Chosen by the client, one for each message. It is the same for each retry. */
      clientKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,80}$/)),
    }),
  },
  result: z.object({ sequence: z.int(), at: wireInstant }),
  refusals: ['EMPTY_MESSAGE', 'ACCESS_ENDED'],
});

export const messageRead = definePartnerRoute({
  key: 'messages.read',
  number: 283,
  method: 'POST',
  path: `${MESSAGES}/read`,
  kind: 'command',
  access: 'recruiter',
  summary: 'Stores that the company has read all messages of an applicant, who can see it.',
  request: { params: ofApplication },
  result: wireNothing,
  refusals: ['ACCESS_ENDED'],
});
