import type { Cursor } from '../jobs/job.domain.ts';
import type { PageMeta } from '../shared/shared.domain.ts';

/** A notification in the candidate’s language. */
export interface Notification {
  readonly id: string;
  /** Key of its notification type. */
  readonly type: string;
  readonly message: string;
  readonly createdAt: string;
  readonly isRead: boolean;
  /** Path of the screen that the notification opens. */
  readonly link: string | null;
}

/** The request for a page of notifications, which also marks them as read. */
export interface NotificationListInput {
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** A page of notifications, newest first. */
export interface NotificationList {
  readonly notifications: readonly Notification[];
  readonly nextCursor: Cursor | null;
  readonly meta: Omit<PageMeta, 'keywords'>;
}

/** A type of notification, and whether the candidate receives it. */
export interface NotificationPreference {
  readonly id: string;
  readonly type: string;
  /** The name of the type in the reader's language. */
  readonly name: string;
  readonly isEnabled: boolean;
}

/** Switches a kind of notification on or off. */
export interface NotificationPreferenceChange {
  readonly id: string;
  readonly isEnabled: boolean;
}
