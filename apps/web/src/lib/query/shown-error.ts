import { ApiError } from '@nukkad/contract/api-error.ts';
import { hrHoursOf, type ShownError } from '@nukkad/i18n';
import { isChunkError } from '../lazy/is-chunk-error.ts';

/** Converts an error of a call, or of loading a file of the site, into the form that screens show. */
export function shownError(error: unknown): ShownError {
  // Offline, even the code that makes the call may fail to load.
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  if (!(error instanceof ApiError))
    return isOffline || isChunkError(error) ? { code: 'OFFLINE', isOffline: true } : {};
  const { code } = error;
  return {
    code,
    isOffline: code === 'OFFLINE',
    isTimeout: code === 'TIMEOUT',
    hours: hrHoursOf(error.details),
  };
}
