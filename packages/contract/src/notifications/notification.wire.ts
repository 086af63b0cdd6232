import * as z from 'zod/mini';
import { wireCaller, wireId, wireInstant, wirePaging } from '../shared/shared.wire.ts';

const PREFERENCE_CHANGES_MAX = 50;

export const wireNotification = z.object({
  notificationId: z.string(),
  message: z.string(),
  createdDate: wireInstant,
  notiType: z.string(),
  isRead: z.boolean(),
  link: z.nullable(z.string()),
});

export const wireNotificationsRequest = z.object({ ...wireCaller, ...wirePaging });
export const wireNotificationsResult = z.object({
  result: z.array(wireNotification),
  nextCursor: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
});

export const wireUnreadResult = z.object({ notiCount: z.int() });

export const wirePreferencesResult = z.object({
  notiPref: z.array(
    z.object({ _id: z.string(), notiType: z.string(), name: z.string(), enabled: z.boolean() }),
  ),
});

export const wirePreferencesUpdate = z.object({
  ...wireCaller,
  notiTypes: z
    .array(z.object({ _id: wireId, enabled: z.boolean() }))
    .check(z.minLength(1), z.maxLength(PREFERENCE_CHANGES_MAX)),
});

export const wireClearOneRequest = z.object({ ...wireCaller, notiId: wireId });
