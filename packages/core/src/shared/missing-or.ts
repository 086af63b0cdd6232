import { AppError, invalidField } from '../errors/app-error.ts';

/**
 * Returns the error of a command that changed nothing: VALIDATION_FAILED if the object exists, else NOT_FOUND.
 */
export function missingOr(isThere: boolean, field: string, refusal: string): AppError {
  return isThere ? invalidField(field, refusal) : new AppError('NOT_FOUND');
}
