import type { ErrorCode } from '@nukkad/contract';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Returns an id that is valid for a UUID column. Throws the given error for any other text, because it cannot exist.
 */
export function requireUuid(id: string, code: ErrorCode = 'NOT_FOUND'): string {
  if (!isUuid(id)) throw new AppError(code);
  return id;
}
