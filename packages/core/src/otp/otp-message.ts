import type { Language } from '@nukkad/contract';
import { translations } from '@nukkad/i18n/translations.ts';

const sms = await translations('sms');

/** Returns the text of the SMS with a code. */
export function otpMessage(code: string, language: Language): string {
  return sms[language]('code', { code });
}
