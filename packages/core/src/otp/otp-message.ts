import type { Language } from '@nukkad/contract';
import { translations } from '@nukkad/i18n/translations.ts';

const sms = await translations('sms');

/** The phrase for each purpose of a code. */
const PHRASES = { verify: 'code', signIn: 'signIn' } as const;

interface OtpMessage {
  readonly purpose: keyof typeof PHRASES;
  readonly code: string;
  /** Origin of the site. Its host is in the last line, by which browsers fill in the code (WebOTP). */
  readonly origin: string;
}

/** Returns the text of the SMS with a code. Its last line is `@host #code`, as browsers require. */
export function otpMessage({ purpose, code, origin }: OtpMessage, language: Language): string {
  return `${sms[language](PHRASES[purpose], { code })}\n\n@${new URL(origin).hostname} #${code}`;
}
