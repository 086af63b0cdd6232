import { AppError, invalidField } from '../errors/app-error.ts';

/**
 * Returns the error for a command that changed nothing: NOT_FOUND if the object does not exist, otherwise CONFLICT.
 */
export function missingOr(isThere: boolean, field: string, refusal: string): AppError {
  return isThere ? invalidField(field, refusal) : new AppError('NOT_FOUND');
}
