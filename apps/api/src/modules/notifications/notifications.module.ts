import { routes } from '@nukkad/contract';
import { clearAll, clearOne } from '@nukkad/core/notifications/clear-notifications.ts';
import { listNotifications } from '@nukkad/core/notifications/list-notifications.ts';
import { listPreferences, updatePreferences } from '@nukkad/core/notifications/preferences.ts';
import { acknowledge } from '@nukkad/core/shared/success.ts';
import { type ApiModule, forSeeker } from '../../mount/route-binding.ts';

/** Routes for the notifications of the seeker, and for the types that are switched on. */
export const notificationsModule: ApiModule = {
  name: 'notifications',
  routes: [
    forSeeker(routes.notificationList, ({ candidateId }, input, { container, language }) =>
      listNotifications(container, { candidateId, language, ...input }),
    ),
    forSeeker(routes.notificationUnreadCount, async ({ candidateId }, _input, { container }) => ({
      unread: await container.database.prisma.notification.count({ where: { candidateId, readAt: null } }),
    })),
    forSeeker(routes.notificationPreferences, ({ candidateId }, _input, { container, language }) =>
      listPreferences(container, candidateId, language),
    ),
    forSeeker(
      routes.notificationUpdatePreferences,
      async ({ candidateId }, { changes }, { container, language }) => {
        await updatePreferences(container, candidateId, changes);
        const isEnabling = changes.some((change) => change.isEnabled);
        return acknowledge(isEnabling ? 'notificationsEnabled' : 'notificationsDisabled', language);
      },
    ),
    forSeeker(routes.notificationClearOne, ({ candidateId }, { notificationId }, { container }) =>
      clearOne(container, candidateId, notificationId),
    ),
    forSeeker(routes.notificationClearAll, ({ candidateId }, _input, { container }) =>
      clearAll(container, candidateId),
    ),
  ],
};
