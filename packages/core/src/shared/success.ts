import type { Acknowledgement, Language } from '@nukkad/contract';
import type { Namespaces, StaticKey } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';

/** Translated phrases that confirm an action: `success[language]('applied')`. */
export const success = await translations('success');

/** Key of a phrase of `success` without placeholders. */
export type SuccessKey = StaticKey<Namespaces['success']>;

/** Returns the result of a command that has only a message. */
export function acknowledge(key: SuccessKey, language: Language): Acknowledgement {
  return { message: success[language](key) };
}
