import type { Language } from '@nukkad/contract';
import type { ErrorCode } from '@nukkad/contract/errors.ts';
import { createFormat } from './create-format.ts';
import type { Namespaces } from './namespaces.ts';
import type { Translate } from './phrase-types.ts';

/** Hours of the HR window (0–23), which the refusal to call names. */
interface HrHours {
  readonly from: number;
  readonly to: number;
}

/** The hours among the fields that a refusal carries beside its code. */
export function hrHoursOf({ from, to }: Readonly<Record<string, unknown>>): HrHours | undefined {
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : undefined;
}

/** What went wrong, as a screen knows it: the answer's code, or that no answer came. */
export interface ShownError {
  readonly code?: string | undefined;
  readonly isOffline?: boolean | undefined;
  readonly isTimeout?: boolean | undefined;
  readonly hours?: HrHours | undefined;
}

const CODE = /^[A-Z_]+$/;

/** The phrase of a code. A missing phrase reads as its key, so that a page need not bring the catalogue of codes along. */
function phraseOf(t: Translate<Namespaces['errors']>, code: string | undefined): string | null {
  if (code === undefined || !CODE.test(code)) return null;
  const key = `code.${code as Exclude<ErrorCode, 'HR_WINDOW_CLOSED'>}` as const;
  const phrase = t(key);
  return phrase === key ? null : phrase;
}

/** The sentence a reader sees for an error; an unknown code reads as "Something went wrong. Please try again." */
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
