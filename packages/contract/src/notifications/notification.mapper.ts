import type * as z from 'zod/mini';
import type { Notification, NotificationList, NotificationPreference } from './notification.domain.ts';
import type {
  wireNotification,
  wireNotificationsResult,
  wirePreferencesResult,
} from './notification.wire.ts';

type WirePreferences = z.infer<typeof wirePreferencesResult>;

export function notificationToWire(notification: Notification): z.infer<typeof wireNotification> {
  return {
    notificationId: notification.id,
    message: notification.message,
    createdDate: notification.createdAt,
    notiType: notification.type,
    isRead: notification.isRead,
    link: notification.link,
  };
}

export function notificationFromWire(wire: z.infer<typeof wireNotification>): Notification {
  return {
    id: wire.notificationId,
    type: wire.notiType,
    message: wire.message,
    createdAt: wire.createdDate,
    isRead: wire.isRead,
    link: wire.link,
  };
}

export function notificationsToWire(output: NotificationList): z.infer<typeof wireNotificationsResult> {
  return {
    result: output.notifications.map(notificationToWire),
    nextCursor: output.nextCursor,
    title: output.meta.title,
    description: output.meta.description,
  };
}

export function notificationsFromWire(wire: z.infer<typeof wireNotificationsResult>): NotificationList {
  return {
    notifications: wire.result.map(notificationFromWire),
    nextCursor: wire.nextCursor,
    meta: { title: wire.title, description: wire.description },
  };
}

export function preferencesToWire(output: {
  preferences: readonly NotificationPreference[];
}): WirePreferences {
  return {
    notiPref: output.preferences.map((preference) => ({
      _id: preference.id,
      notiType: preference.type,
      name: preference.name,
      enabled: preference.isEnabled,
    })),
  };
}

export function preferencesFromWire(wire: WirePreferences): {
  preferences: readonly NotificationPreference[];
} {
  return {
    preferences: wire.notiPref.map((entry) => ({
      id: entry._id,
      type: entry.notiType,
      name: entry.name,
      isEnabled: entry.enabled,
    })),
  };
}
