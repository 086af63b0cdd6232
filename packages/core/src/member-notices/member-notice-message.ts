import type { Language } from '@nukkad/contract';
import type { LookUp } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';
import { localValues } from '../notifications/local-values.ts';
import type { NotificationValues } from '../notifications/notification-message.ts';

const texts = await translations('member-notices');

/** Returns the text of a notice to a member. Throws if the type has no such template. */
export function memberNoticeMessage(type: string, stored: NotificationValues, language: Language): string {
  const say = texts[language] as unknown as LookUp;
  return say(`${type}.${stored.template}`, localValues(stored.values, language));
}
