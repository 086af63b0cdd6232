import type { ErrorCode } from '@nukkad/contract';
import { isUuid } from '@nukkad/domain/uuid.ts';
import { AppError } from '../errors/app-error.ts';

/** An id that a UUID column can be asked for; any other names nothing that exists. */
export function requireUuid(id: string, code: ErrorCode = 'NOT_FOUND'): string {
  if (!isUuid(id)) throw new AppError(code);
  return id;
}
