import { ApiError } from '@nukkad/contract/api-error.ts';

const CHUNK = /import|module|preload/i;

/** Whether a part of the site itself (code, phrases, styles) could not be fetched; browsers tell it by words alone. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && !(error instanceof ApiError) && CHUNK.test(error.message);
}
