import { notificationTypes } from '@nukkad/content/notification-texts.ts';
import type { Language } from '@nukkad/contract';
import { fillPlaceholders } from '@nukkad/i18n/fill-placeholders.ts';
import { localValues } from './local-values.ts';

/** What is kept of a notification: which of its type's messages it is, and what fills it. */
export interface NotificationValues {
  readonly template: string;
  readonly values: Readonly<Record<string, string | number | null>>;
}

const TEMPLATES = new Map(
  notificationTypes.flatMap((type) =>
    type.templates.map((template) => [`${type.key}/${template.key}`, template.message] as const),
  ),
);

/** The sentence in the reader's language; throws for a message that the texts do not know. */
export function notificationMessage(typeKey: string, kept: NotificationValues, language: Language): string {
  const message = TEMPLATES.get(`${typeKey}/${kept.template}`);
  if (!message) throw new Error(`No text for the notification ${typeKey}/${kept.template}`);
  return fillPlaceholders(message[language], localValues(kept.values, language));
}
