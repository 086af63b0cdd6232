import * as z from 'zod/mini';
import { wireInstant } from '../shared/shared.wire.ts';
import { definePartnerRoute } from './define-partner-route.ts';
import { PARTNER_PAGE_MAX, wireNext, wireNothing, wirePage, wireUuid } from './partner.wire.ts';

export const noticeList = definePartnerRoute({
  key: 'notices.list',
  number: 270,
  method: 'GET',
  path: '/partner/v1/notices',
  kind: 'query',
  access: 'member',
  summary: "Lists the member's notices about all their companies, the latest first.",
  request: { query: z.object(wirePage) },
  result: z.object({
    items: z.array(
      z.object({
        id: wireUuid,
        type: z.string(),
        company: z.nullable(z.object({ id: wireUuid, name: z.string() })),
        message: z.string(),
        /** Path on the companies' site that the notice opens. */
        link: z.nullable(z.string()),
        createdAt: wireInstant,
        isRead: z.boolean(),
      }),
    ),
    next: wireNext,
    /** Unread notices, at most 100. */
    unread: z.int(),
  }),
  refusals: [],
});

export const noticeRead = definePartnerRoute({
  key: 'notices.read',
  number: 271,
  method: 'POST',
  path: '/partner/v1/notices/read',
  kind: 'command',
  access: 'member',
  summary: 'Marks notices of the member as read. Other ids are ignored.',
  request: {
    body: z.object({ ids: z.array(wireUuid).check(z.minLength(1), z.maxLength(PARTNER_PAGE_MAX)) }),
  },
  result: z.object({ unread: z.int() }),
  refusals: [],
});

const wireSubscription = z.object({
  /** The browser's push subscription as JSON. */
  subscription: z.string().check(z.minLength(1), z.maxLength(2000)),
});

export const pushKey = definePartnerRoute({
  key: 'push.key',
  number: 272,
  method: 'GET',
  path: '/partner/v1/push',
  kind: 'query',
  access: 'member',
  summary: 'Returns the public key for push subscriptions; null if push is not configured.',
  request: {},
  result: z.object({ publicKey: z.nullable(z.string()) }),
  refusals: [],
});

export const pushSave = definePartnerRoute({
  key: 'push.save',
  number: 273,
  method: 'POST',
  path: '/partner/v1/push',
  kind: 'command',
  access: 'member',
  summary: "Stores this browser's push subscription. It ends with the session. A repeat changes nothing.",
  request: { body: wireSubscription },
  result: wireNothing,
  refusals: [],
});

export const pushRemove = definePartnerRoute({
  key: 'push.remove',
  number: 274,
  method: 'DELETE',
  path: '/partner/v1/push',
  kind: 'command',
  access: 'member',
  summary: "Deletes this browser's push subscription. A repeat changes nothing.",
  request: { body: wireSubscription },
  result: wireNothing,
  refusals: [],
});

const wireHour = z.int().check(z.gte(0), z.lte(23));
/** Hours in India in which no push message is sent: from `from` until `to`, also past midnight. None if both are the same. */
const wireQuietHours = z.object({ from: wireHour, to: wireHour });

export const quietHoursRead = definePartnerRoute({
  key: 'quietHours.read',
  number: 300,
  method: 'GET',
  path: '/partner/v1/me/quiet-hours',
  kind: 'query',
  access: 'member',
  summary:
    'Returns the hours in India in which the member gets no push messages: 21 to 7 unless the member chose others.',
  request: {},
  result: wireQuietHours,
  refusals: [],
});

export const quietHoursChange = definePartnerRoute({
  key: 'quietHours.change',
  number: 301,
  method: 'PATCH',
  path: '/partner/v1/me/quiet-hours',
  kind: 'command',
  access: 'member',
  summary:
    'Changes the hours without push messages. The same hour twice means none. Pushes of these hours come as one message when they end.',
  request: { body: wireQuietHours },
  result: wireQuietHours,
  refusals: [],
});
