import type { Language } from '@nukkad/db';
import { firstCharacters, textLength } from '@nukkad/domain/summary.ts';
import type { LookUp, Namespaces } from '@nukkad/i18n';
import { shortMoment } from '@nukkad/i18n/short-moment.ts';
import { translations } from '@nukkad/i18n/translations.ts';
import type { Queryable } from '../database/rows.ts';
import { insertCompanyMessages, insertSeekerMessage } from './messages.queries.ts';
import { smsMoment } from './sms-moment.ts';

const texts = await translations('sms');

/** Maximum number of characters of one value, as registered with the operators' DLT platform. */
const VALUE_MAX = 30;

type Values = Readonly<Record<string, string | number>>;

/** A text message to queue. The task `send-messages` sends it between 8 and 21 in India. */
export interface QueuedMessage {
  readonly template: Exclude<keyof Namespaces['sms'], 'code' | 'signIn'>;
  /** `at` becomes {{when}}. Values are cut to 30 characters. */
  readonly values: Values;
  /** What the message is about. Messages that were not sent can be deleted by it. */
  readonly subjectId?: string | undefined;
  /** Only one message with this key is stored. */
  readonly dedupeKey: string;
  /** The message is not sent from then on. */
  readonly expiresAt: Date;
}

const rowOf = ({ template, values, subjectId, dedupeKey, expiresAt }: QueuedMessage, now: Date) => ({
  template,
  values: JSON.stringify(values),
  subjectId: subjectId ?? null,
  dedupeKey,
  dueAt: smsMoment(now),
  expiresAt,
});

/**
 * Queues a text message about an interview to a seeker. Returns false if the seeker has no verified number, switched
 * these notifications off, or has the message already.
 */
export async function queueToSeeker(
  source: Queryable,
  candidateId: string,
  message: QueuedMessage,
  now: Date,
): Promise<boolean> {
  const row = rowOf(message, now);
  return (await source.query(insertSeekerMessage(candidateId, 'interview-scheduled', row, now))).length > 0;
}

/** Queues a text message to each member of a company, once for each key. Returns their number. */
export async function queueToCompany(
  source: Queryable,
  companyId: string,
  message: QueuedMessage,
  now: Date,
): Promise<number> {
  return (await source.query(insertCompanyMessages(companyId, rowOf(message, now), now))).length;
}

function short(value: string | number): string | number {
  if (typeof value === 'number' || textLength(value) <= VALUE_MAX) return value;
  return `${firstCharacters(value, VALUE_MAX - 1)}…`;
}

/**
 * Returns the text of a stored message. Each value has at most 30 characters, except the link: it is a part of the text
 * that is registered.
 */
export function messageText(template: string, values: Values, language: Language): string {
  const { at, link, ...others } = values;
  const when = typeof at === 'string' ? { when: shortMoment(at, language, VALUE_MAX) } : {};
  const shown = Object.entries({ ...others, ...when }).map(([name, value]) => [name, short(value)]);
  return (texts[language] as unknown as LookUp)(template, { ...Object.fromEntries(shown), link });
}
