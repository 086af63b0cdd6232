import { AppError, invalidField } from '../errors/app-error.ts';

/** Why nothing was changed: what was named is not there, or is so already. */
export function missingOr(isThere: boolean, field: string, refusal: string): AppError {
  return isThere ? invalidField(field, refusal) : new AppError('NOT_FOUND');
}
