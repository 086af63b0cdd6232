import { defineRoute } from '../define-route.ts';
import {
  pagingFromWire,
  pagingToWire,
  withAcknowledgement,
  withCallerOnly,
  withoutResult,
} from '../shared/shared.mapper.ts';
import type { NotificationListInput, NotificationPreferenceChange } from './notification.domain.ts';
import {
  notificationsFromWire,
  notificationsToWire,
  preferencesFromWire,
  preferencesToWire,
} from './notification.mapper.ts';
import {
  wireClearOneRequest,
  wireNotificationsRequest,
  wireNotificationsResult,
  wirePreferencesResult,
  wirePreferencesUpdate,
  wireUnreadResult,
} from './notification.wire.ts';

export const notificationList = defineRoute({
  key: 'notifications.list',
  number: 25,
  method: 'POST',
  path: '/jobs/getNotiByJsId',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Lists the seeker's notifications, newest first, and marks the returned ones as read.",
  request: { body: wireNotificationsRequest },
  result: wireNotificationsResult,
  refusals: [],
  decodeRequest: ({ body }): NotificationListInput => pagingFromWire(body),
  encodeRequest: (input: NotificationListInput) => ({ body: pagingToWire(input) }),
  encodeResult: notificationsToWire,
  decodeResult: notificationsFromWire,
});

export const notificationUnreadCount = defineRoute({
  key: 'notifications.unreadCount',
  number: 26,
  method: 'POST',
  path: '/jobs/getNotiCountForJs',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Returns the number of unread notifications.',
  ...withCallerOnly,
  result: wireUnreadResult,
  refusals: [],
  encodeResult: (output: { unread: number }) => ({ notiCount: output.unread }),
  decodeResult: (wire) => ({ unread: wire.notiCount }),
});

export const notificationPreferences = defineRoute({
  key: 'notifications.preferences',
  number: 70,
  method: 'POST',
  path: '/jobseeker/getNotiPrefByJsId',
  kind: 'query',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Lists the types of notification and whether the seeker receives them.',
  ...withCallerOnly,
  result: wirePreferencesResult,
  refusals: [],
  encodeResult: preferencesToWire,
  decodeResult: preferencesFromWire,
});

export const notificationUpdatePreferences = defineRoute({
  key: 'notifications.updatePreferences',
  number: 71,
  method: 'POST',
  path: '/jobseeker/updateNotiPref',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: 'Switches types of notification on or off. Disabled types are never sent.',
  request: { body: wirePreferencesUpdate },
  ...withAcknowledgement,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }): { changes: readonly NotificationPreferenceChange[] } => ({
    changes: body.notiTypes.map((entry) => ({ id: entry._id, isEnabled: entry.enabled })),
  }),
  encodeRequest: (input: { changes: readonly NotificationPreferenceChange[] }) => ({
    body: {
      loginFrom: 'Web',
      notiTypes: input.changes.map((change) => ({ _id: change.id, enabled: change.isEnabled })),
    },
  }),
});

export const notificationClearOne = defineRoute({
  key: 'notifications.clearOne',
  number: 72,
  method: 'POST',
  path: '/jobseeker/clearNotiOfJsByNotiId',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Deletes one of the seeker's notifications.",
  request: { body: wireClearOneRequest },
  ...withoutResult,
  refusals: ['NOT_FOUND'],
  decodeRequest: ({ body }) => ({ notificationId: body.notiId }),
  encodeRequest: (input: { notificationId: string }) => ({
    body: { loginFrom: 'Web', notiId: input.notificationId },
  }),
});

export const notificationClearAll = defineRoute({
  key: 'notifications.clearAll',
  number: 73,
  method: 'POST',
  path: '/jobseeker/clearAllNotiOfJs',
  kind: 'command',
  auth: 'seeker',
  subject: 'body',
  envelope: 'object',
  summary: "Deletes all of the seeker's notifications.",
  ...withCallerOnly,
  ...withoutResult,
  refusals: [],
});
