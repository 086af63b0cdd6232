import type { ErrorCode } from '@nukkad/contract';
import { AppError } from '@nukkad/core/errors/app-error.ts';
import { unavailabilityOf } from '@nukkad/db';

/** Returns the code to send for a thrown value: OVERLOADED if the database is unavailable, INTERNAL if it is unknown. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return unavailabilityOf(error) === null ? 'INTERNAL' : 'OVERLOADED';
}
