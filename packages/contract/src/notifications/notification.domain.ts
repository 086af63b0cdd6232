import type { Cursor } from '../jobs/job.domain.ts';
import type { PageMeta } from '../shared/shared.domain.ts';

/** One notification of the candidate, in the candidate’s language. */
export interface Notification {
  readonly id: string;
  /** Key of its preference type. */
  readonly type: string;
  readonly message: string;
  readonly createdAt: string;
  readonly isRead: boolean;
  /** The screen it leads to, as a path of the app. */
  readonly link: string | null;
}

/** A page of the candidate’s notifications; reading it marks them read. */
export interface NotificationListInput {
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

/** A page of the candidate’s notifications, newest first. */
export interface NotificationList {
  readonly notifications: readonly Notification[];
  readonly nextCursor: Cursor | null;
  readonly meta: Omit<PageMeta, 'keywords'>;
}

/** Whether a kind of notification is wanted. */
export interface NotificationPreference {
  readonly id: string;
  readonly type: string;
  /** In the reader's language. */
  readonly name: string;
  readonly isEnabled: boolean;
}

/** Switches a kind of notification on or off. */
export interface NotificationPreferenceChange {
  readonly id: string;
  readonly isEnabled: boolean;
}
