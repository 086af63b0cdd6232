import { ApiError } from '@nukkad/contract/api-error.ts';

/** Returns the code of an API error; null for other errors. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}
