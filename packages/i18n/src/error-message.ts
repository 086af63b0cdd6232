import type { Language } from '@nukkad/contract';
import type { ErrorCode } from '@nukkad/contract/errors.ts';
import { createFormat } from './create-format.ts';
import { errorPhrase, hrHoursOf } from './error-phrase.ts';

import { interpolate, translations } from './translations.ts';
import { WIRE_ERRORS } from './wire-english.ts';

const phrases = await translations('errors');

/** "9AM", as the sentence of the wire writes it. */
const wireHour = (hour: number) => createFormat('en').hour(hour).replace(' ', '');

/**
 * What a server's answer says of an error: the phrase that the screens show, or the English sentence that the wire fixes.
 * `details` are the fields that the answer carries beside it.
 */
export function errorMessage(
  code: ErrorCode,
  language: Language,
  details: Readonly<Record<string, unknown>> = {},
): string {
  const hours = hrHoursOf(details);
  const fixed = language === 'en' ? WIRE_ERRORS[code] : undefined;
  if (fixed === undefined || (code === 'HR_WINDOW_CLOSED' && !hours))
    return errorPhrase(phrases[language], language, { code, hours });
  return interpolate(fixed, hours ? { from: wireHour(hours.from), to: wireHour(hours.to) } : {});
}
