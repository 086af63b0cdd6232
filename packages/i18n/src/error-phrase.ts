import type { Language } from '@nukkad/contract';
import { ERRORS, type ErrorCode } from '@nukkad/contract/errors.ts';
import { createFormat } from './create-format.ts';
import type { Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

/** What went wrong, as a screen knows it: the answer's code, or that no answer came. */
export interface ShownError {
  readonly code?: string | undefined;
  readonly isOffline?: boolean | undefined;
  readonly isTimeout?: boolean | undefined;
  /** Hours of the HR window (0–23), where the refusal names them. */
  readonly hours?: { readonly from: number; readonly to: number } | undefined;
}

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(ERRORS, code);
}

/** The sentence a reader sees for an error; an unknown code reads as "Something went wrong. Please try again." */
export function errorPhrase(
  t: Translate<Namespaces['errors']>,
  language: Language,
  error: ShownError,
): string {
  if (error.isOffline) return t('offline');
  if (error.isTimeout) return t('timeout');
  if (error.code === 'HR_WINDOW_CLOSED' && error.hours) {
    const { hour } = createFormat(language);
    return t('hrHours', { from: hour(error.hours.from), to: hour(error.hours.to) });
  }
  return isErrorCode(error.code) ? t(`code.${error.code}`) : t('unexpected');
}
