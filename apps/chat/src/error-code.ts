import type { ErrorCode } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { unavailabilityOf } from '@nukkad/db';

/**
 * Returns the error code to send to the client for a thrown value: OVERLOADED if the database is unavailable,
 * INTERNAL for an unknown error.
 */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return unavailabilityOf(error) === null ? 'INTERNAL' : 'OVERLOADED';
}
