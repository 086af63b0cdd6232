import type { Acknowledgement, Language } from '@nukkad/contract';
import { fillPlaceholders } from '@nukkad/i18n/fill-placeholders.ts';
import { type SuccessKey, successMessages } from '@nukkad/i18n/success-messages.ts';

/** A success sentence in the reader's language. */
export function successText(
  key: SuccessKey,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillPlaceholders(successMessages[key][language], values);
}

/** The answer of a command that has nothing to tell but a sentence. */
export function message(
  key: SuccessKey,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): Acknowledgement {
  return { message: successText(key, language, values) };
}
