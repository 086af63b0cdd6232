import { ApiError } from '@nukkad/contract/api-error.ts';
import type { ShownError } from '@nukkad/i18n';

/** What a screen may say of a failed call. */
export function shownError(error: unknown): ShownError {
  if (!(error instanceof ApiError)) return {};
  const { from, to } = error.details;
  const hours = typeof from === 'number' && typeof to === 'number' ? { from, to } : undefined;
  return { code: error.code, isOffline: error.code === 'OFFLINE', hours };
}
