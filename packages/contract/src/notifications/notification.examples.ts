import { EXAMPLE_INSTANT, type ExamplesOf } from '../shared/route-example.ts';
import type * as routes from './notification.routes.ts';

const notificationId = '0199b3f2-7c1a-7d10-9a51-2f6c1d0e4f55';

export const notificationExamples: ExamplesOf<typeof routes> = {
  notificationList: {
    input: { size: 10 },
    output: {
      notifications: [
        {
          id: notificationId,
          type: 'APPLICATION',
          message: 'Annapurna Kitchens has shortlisted you',
          createdAt: EXAMPLE_INSTANT,
          isRead: false,
          link: '/jobs?cook-for-a-mess-aZ09bY',
        },
      ],
      nextCursor: null,
      meta: { title: 'Notifications', description: 'What happened with your jobs.' },
    },
  },
  notificationUnreadCount: { input: {}, output: { unread: 1 } },
  notificationPreferences: {
    input: {},
    output: {
      preferences: [{ id: 'APPLICATION', type: 'APPLICATION', name: 'My applications', isEnabled: true }],
    },
  },
  notificationUpdatePreferences: {
    input: { changes: [{ id: 'APPLICATION', isEnabled: false }] },
    output: { message: 'Disable notification successfully' },
  },
  notificationClearOne: { input: { notificationId }, output: {} },
  notificationClearAll: { input: {}, output: {} },
};
