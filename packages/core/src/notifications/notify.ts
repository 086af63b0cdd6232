import type { Namespaces } from '@nukkad/i18n';
import type { Queryable } from '../database/rows.ts';
import type { StoredValues } from './local-values.ts';
import { insertNotifications } from './notifications.queries.ts';

type Notices = Namespaces['notices'];

/** One message to one seeker. */
export interface Notice {
  readonly candidateId: string;
  /** The type that a seeker can switch off, and which of its messages. */
  readonly type: keyof Notices;
  readonly template: { [Type in keyof Notices]: keyof Notices[Type] }[keyof Notices];
  readonly values: StoredValues;
  /** The job whose title is among the values: its work is named beside it. */
  readonly jobId?: string | undefined;
  /** Where it leads, below the site's address; null where nowhere. */
  readonly link: string | null;
  /** What it is about: told once, however often it is sent. */
  readonly dedupeKey: string;
  /** Stored even if the seeker switched the type off: what they must know. Only its push is left out then. */
  readonly isRequired?: boolean;
}

/** Tells many seekers at once; answers how many were told (not those who switched the type off or know already). */
export async function notifyAll(source: Queryable, notices: readonly Notice[], now: Date): Promise<number> {
  if (notices.length === 0) return 0;
  return (await source.query(insertNotifications(JSON.stringify(notices), now))).length;
}

/** Tells one seeker, unless they switched the type off; a repeat changes nothing. */
export async function notify(source: Queryable, notice: Notice, now: Date): Promise<boolean> {
  return (await notifyAll(source, [notice], now)) === 1;
}
