import type { Acknowledgement, Language } from '@nukkad/contract';
import type { Namespaces, StaticKey } from '@nukkad/i18n';
import { translations } from '@nukkad/i18n/translations.ts';

/** What is said when something worked: `success[language]('applied')`. */
export const success = await translations('success');

/** A sentence of `success` that is said as it stands. */
export type SuccessKey = StaticKey<Namespaces['success']>;

/** The answer of a command that has nothing to tell but a sentence. */
export function acknowledge(key: SuccessKey, language: Language): Acknowledgement {
  return { message: success[language](key) };
}
