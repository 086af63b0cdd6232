import { ApiError } from '@nukkad/contract/api-error.ts';

/** The code of an answer that refused; null where the error is another. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}
