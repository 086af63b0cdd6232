import type { Namespaces } from '@nukkad/i18n';
import type { Queryable, Sender } from '../database/rows.ts';
import type { StoredValues } from './local-values.ts';
import { insertNotifications } from './notifications.queries.ts';

type Notices = Namespaces['notices'];

/** A notification to create for one seeker. */
export interface Notice {
  readonly candidateId: string;
  /** The type of notification, which a seeker can switch off. */
  readonly type: keyof Notices;
  readonly template: { [Type in keyof Notices]: keyof Notices[Type] }[keyof Notices];
  readonly values: StoredValues;
  /** The job whose title is among the values. The translated name of its work is stored too. */
  readonly jobId?: string | undefined;
  /** Path of the page that the notification opens; null if there is none. */
  readonly link: string | null;
  /** A seeker receives only one notification with the same key. */
  readonly dedupeKey: string;
  /** True if the notification is stored even if the seeker switched the type off. It is then not pushed. */
  readonly isRequired?: boolean;
}

/**
 * Stores notifications in one statement. Skips seekers who switched the type off and duplicates of `dedupeKey`. Returns
 * the number stored.
 */
export async function notifyAll(source: Queryable, notices: readonly Notice[], now: Date): Promise<number> {
  if (notices.length === 0) return 0;
  return (await source.query(insertNotifications(JSON.stringify(notices), now))).length;
}

/** Stores one notification. Returns false if the seeker switched the type off or already has it. */
export async function notify(source: Queryable, notice: Notice, now: Date): Promise<boolean> {
  return (await notifyAll(source, [notice], now)) === 1;
}

/** Stores one notification, if the seeker has not switched the type off, without waiting for the response. */
export function sendNotice(tx: Sender, notice: Notice, now: Date): void {
  tx.send(insertNotifications(JSON.stringify([notice]), now));
}
