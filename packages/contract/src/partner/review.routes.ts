import * as z from 'zod/mini';
import { REVIEW_LENGTH_MAX } from '../constants.ts';
import { wireInstant, wireText } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { ofCompany, wireNext, wireNothing, wirePage, wireUuid } from './partner.wire.ts';

const ofReview = z.object({ company: wireUuid, review: wireUuid });
const REPLY = '/partner/v1/companies/:company/reviews/:review/reply';

/**
 * `HELD`: only the company sees the reply, until an operator approves it. `HIDDEN`: an operator hid it, and it cannot be
 * changed.
 */
export const REPLY_STATES = ['SHOWN', 'HELD', 'HIDDEN'] as const;

const wireReply = z.object({
  text: z.string(),
  at: wireInstant,
  /** The member who wrote it, or changed it last; null if the member has left the product. */
  by: z.nullable(z.string()),
  state: z.enum(REPLY_STATES),
  /** Why it is held, as the reason of an authenticity check; null if it is not held. */
  heldReason: z.nullable(z.string()),
});

export const reviewList = definePartnerRoute({
  key: 'reviews.list',
  number: 290,
  method: 'GET',
  path: '/partner/v1/companies/:company/reviews',
  kind: 'query',
  access: 'recruiter',
  summary: 'Lists the reviews that everybody sees, newest first, with the reply of the company.',
  request: { params: ofCompany, query: z.object(wirePage) },
  result: z.object({
    items: z.array(
      z.object({
        id: wireUuid,
        stars: z.int(),
        text: z.string(),
        at: wireInstant,
        reply: z.nullable(wireReply),
      }),
    ),
    next: wireNext,
  }),
  refusals: [],
});

export const reviewReply = definePartnerRoute({
  key: 'reviews.reply',
  number: 291,
  method: 'POST',
  path: REPLY,
  kind: 'command',
  access: 'owner',
  summary:
    'Stores the reply to a review and replaces an earlier one. A text that asks for money waits for an operator. A repeat changes nothing.',
  request: { params: ofReview, body: z.object({ text: wireText(REVIEW_LENGTH_MAX) }) },
  result: wireReply,
  refusals: ['EMPTY_MESSAGE', 'REPLY_HIDDEN', 'COMPANY_SUSPENDED'],
});

export const reviewReplyRemove = definePartnerRoute({
  key: 'reviews.removeReply',
  number: 292,
  method: 'DELETE',
  path: REPLY,
  kind: 'command',
  access: 'owner',
  summary: 'Removes the reply to a review. A repeat changes nothing.',
  request: { params: ofReview },
  result: wireNothing,
  refusals: ['REPLY_HIDDEN'],
});
