import type { Language } from '@nukkad/contract';
import type { LookUp } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';
import { localValues, type StoredValues } from './local-values.ts';

const texts = await translations('notices');

/** What is kept of a notification: which of its type's messages it is, and what fills it. */
export interface NotificationValues {
  readonly template: string;
  readonly values: StoredValues;
}

/** The sentence in the reader's language; throws for a message that the texts do not know. */
export function notificationMessage(typeKey: string, stored: NotificationValues, language: Language): string {
  const say = texts[language] as unknown as LookUp;
  return say(`${typeKey}.${stored.template}`, localValues(stored.values, language));
}
