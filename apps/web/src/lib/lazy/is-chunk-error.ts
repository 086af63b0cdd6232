import { ApiError } from '@nukkad/contract/api-error.ts';

const CHUNK = /import|module|preload/i;

/**
 * Returns whether an error means that a file of the site (code, phrases, styles) could not be loaded. Browsers report
 * it only in the error's message.
 */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && !(error instanceof ApiError) && CHUNK.test(error.message);
}
