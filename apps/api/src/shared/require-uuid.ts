import type { ErrorCode } from '@nukkad/contract';
import { AppError } from '../errors/app-error.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isUuid(id: string): boolean {
  return UUID.test(id);
}

/** An id that a UUID column can be asked for; any other names nothing that exists. */
export function requireUuid(id: string, code: ErrorCode = 'NOT_FOUND'): string {
  if (!isUuid(id)) throw new AppError(code);
  return id;
}
