import type { Language } from '@nukkad/contract';
import type { LookUp } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';
import { localValues, type StoredValues } from './local-values.ts';

const texts = await translations('notices');

/** The stored content of a notification: the template among those of its type, and the values to fill it. */
export interface NotificationValues {
  readonly template: string;
  readonly values: StoredValues;
}

/** Returns the text of a notification in a language. Throws if the type has no such template. */
export function notificationMessage(typeKey: string, stored: NotificationValues, language: Language): string {
  const say = texts[language] as unknown as LookUp;
  return say(`${typeKey}.${stored.template}`, localValues(stored.values, language));
}
