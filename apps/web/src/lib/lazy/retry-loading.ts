import { isChunkError } from './is-chunk-error.ts';

/**
 * Repeats a request that failed. If code of the site could not be loaded, reloads the page instead, because many browsers never
 * request a failed module again. Forms keep what was typed.
 */
export function retryLoading(error: unknown, request: () => unknown): void {
  if (isChunkError(error) && navigator.onLine) window.location.reload();
  else request();
}
