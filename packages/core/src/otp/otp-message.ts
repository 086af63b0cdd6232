import type { Language } from '@nukkad/contract';
import { translations } from '@nukkad/i18n/translations.ts';

const sms = await translations('sms');

/** The SMS that carries a code. */
export function otpMessage(code: string, language: Language): string {
  return sms[language]('code', { code });
}
