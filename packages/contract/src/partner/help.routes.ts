import * as z from 'zod/mini';
import { FREE_TEXT_LENGTH_MAX } from '../constants.ts';
import { wireInstant, wireText } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { wireNext, wirePage, wireUuid } from './partner.wire.ts';

const HELP = '/partner/v1/help';

export const helpList = definePartnerRoute({
  key: 'help.list',
  number: 293,
  method: 'GET',
  path: HELP,
  kind: 'query',
  access: 'member',
  summary: "Lists the member's messages to the operators, newest first, with the answers.",
  request: { query: z.object(wirePage) },
  result: z.object({
    items: z.array(
      z.object({
        id: wireUuid,
        text: z.string(),
        at: wireInstant,
        /** Null while the message waits, and if an operator dealt with it in another way, for example by phone. */
        answer: z.nullable(z.string()),
        /** When an operator answered or dealt with the message; null while it waits. */
        answeredAt: z.nullable(wireInstant),
      }),
    ),
    next: wireNext,
  }),
  refusals: [],
});

export const helpSend = definePartnerRoute({
  key: 'help.send',
  number: 294,
  method: 'POST',
  path: HELP,
  kind: 'command',
  access: 'member',
  idempotency: 'required',
  summary: 'Sends a message to the operators, at most 10 on a day in India. The answer comes as a notice.',
  request: { body: z.object({ text: wireText(FREE_TEXT_LENGTH_MAX) }) },
  result: z.object({ id: wireUuid, at: wireInstant }),
  refusals: ['EMPTY_MESSAGE', 'MESSAGE_LIMIT'],
});
