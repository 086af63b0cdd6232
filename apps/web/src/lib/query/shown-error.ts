import { ApiError } from '@nukkad/contract/api-error.ts';
import { hrHoursOf, type ShownError } from '@nukkad/i18n';
import { isChunkError } from '../lazy/is-chunk-error.ts';

/** What a screen may say of a failed call, or of a part of the site that did not come. */
export function shownError(error: unknown): ShownError {
  // Without a line not even the code of a call may come.
  const isLineGone = typeof navigator !== 'undefined' && navigator.onLine === false;
  if (!(error instanceof ApiError))
    return isLineGone || isChunkError(error) ? { code: 'OFFLINE', isOffline: true } : {};
  const { code } = error;
  return {
    code,
    isOffline: code === 'OFFLINE',
    isTimeout: code === 'TIMEOUT',
    hours: hrHoursOf(error.details),
  };
}
