import type { Cursor } from '../jobs/job.domain.ts';
import type { PageMeta } from '../shared/shared.domain.ts';

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

export interface NotificationListInput {
  readonly size: number;
  readonly cursor?: Cursor | undefined;
}

export interface NotificationList {
  readonly notifications: readonly Notification[];
  readonly nextCursor: Cursor | null;
  readonly meta: Omit<PageMeta, 'keywords'>;
}

export interface NotificationPreference {
  readonly id: string;
  readonly type: string;
  /** In the reader's language. */
  readonly name: string;
  readonly isEnabled: boolean;
}

export interface NotificationPreferenceChange {
  readonly id: string;
  readonly isEnabled: boolean;
}
