import type { Language } from '@nukkad/contract';
import type { ErrorCode } from '@nukkad/contract/errors.ts';
import { createFormat } from './create-format.ts';
import type { Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

/** Hours in which HR may be called, 0–23. */
interface HrHours {
  readonly from: number;
  readonly to: number;
}

/** Returns the calling hours from the fields of an error response; undefined if it has none. */
export function hrHoursOf({ from, to }: Readonly<Record<string, unknown>>): HrHours | undefined {
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : undefined;
}

/** An error in the form that screens handle. `code` is that of the response; undefined if there was no response. */
export interface ShownError {
  readonly code?: string | undefined;
  readonly isOffline?: boolean | undefined;
  readonly isTimeout?: boolean | undefined;
  readonly hours?: HrHours | undefined;
}

const CODE = /^[A-Z_]+$/;

/**
 * Returns the phrase of an error code. A missing phrase is returned as its key, so that pages need not load the error
 * catalogue.
 */
function phraseOf(t: Translate<Namespaces['errors']>, code: string | undefined): string | null {
  if (code === undefined || !CODE.test(code)) return null;
  const key = `code.${code as Exclude<ErrorCode, 'HR_WINDOW_CLOSED'>}` as const;
  const phrase = t(key);
  return phrase === key ? null : phrase;
}

/**
 * Returns the sentence that a user sees for an error. An unknown code gives "Something went wrong. Please try again."
 */
export function errorPhrase(
  t: Translate<Namespaces['errors']>,
  language: Language,
  { code, isOffline, isTimeout, hours }: ShownError,
): string {
  if (isOffline) return t('offline');
  if (isTimeout) return t('timeout');
  if (code === 'WAITING') return t('waiting');
  if (code !== 'HR_WINDOW_CLOSED') return phraseOf(t, code) ?? t('unexpected');
  if (hours === undefined) return t('code.HR_UNREACHABLE');
  const { hour } = createFormat(language);
  return t('code.HR_WINDOW_CLOSED', { from: hour(hours.from), to: hour(hours.to) });
}
