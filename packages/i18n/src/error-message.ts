import type { Language } from '@nukkad/contract';
import type { ErrorCode } from '@nukkad/contract/errors.ts';
import { createFormat } from './create-format.ts';
import { errorPhrase, hrHoursOf } from './error-phrase.ts';
import { interpolate, translations } from './translations.ts';
import { WIRE_ERRORS, WIRE_TOO_MANY_INTERESTS } from './wire-english.ts';

const phrases = await translations('errors');

/** Formats an hour as "9AM", which clients of the API expect. */
const wireHour = (hour: number) => createFormat('en').hour(hour).replace(' ', '');

type Details = Readonly<Record<string, unknown>>;

/** Returns the fixed English sentence of an error code with its values; undefined if the code has none. */
function wireSentence(code: ErrorCode, details: Details): string | undefined {
  const { max } = details;
  if (code === 'INTERESTS_COUNT' && typeof max === 'number')
    return interpolate(WIRE_TOO_MANY_INTERESTS, { max });
  const fixed = WIRE_ERRORS[code];
  if (fixed === undefined || code !== 'HR_WINDOW_CLOSED') return fixed;
  const hours = hrHoursOf(details);
  return hours && interpolate(fixed, { from: wireHour(hours.from), to: wireHour(hours.to) });
}

/**
 * Returns the sentence that a server sends for an error. It is the fixed English sentence, or else the phrase that
 * the screens show. `details` are the other fields of the response.
 */
export function errorMessage(code: ErrorCode, language: Language, details: Details = {}): string {
  const fixed = language === 'en' ? wireSentence(code, details) : undefined;
  return fixed ?? errorPhrase(phrases[language], language, { code, hours: hrHoursOf(details) });
}
