import { ContractInputError, type ErrorCode, type InputIssue } from '@nukkad/contract';
import { isDatabaseFull, unavailabilityOf } from '@nukkad/db';
import { AppError } from './app-error.ts';
import { isOutOfSpace } from './is-out-of-space.ts';
import { isStoreUnavailable } from './is-store-unavailable.ts';

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'RATE_LIMITED',
  503: 'OVERLOADED',
};

/**
 * Error codes of PostgreSQL for text that it cannot store, such as a NUL character. They are caused by invalid input
 * of the client.
 */
const BAD_TEXT = new Set(['22021', '22P05']);
/** Retry-After in seconds. A database restart takes a few seconds. */
const DATABASE_RETRY = 2;
/** Retry-After in seconds for a full disk. An operator has to free space first. */
const STORAGE_RETRY = 300;

interface Thrown {
  readonly statusCode?: number;
  readonly code?: string;
  readonly message?: string;
}

function requestIssues(thrown: Thrown): readonly InputIssue[] {
  return [{ path: '', message: thrown.message ?? 'not readable' }];
}

function fromStatus(thrown: Thrown, cause: unknown): AppError | null {
  const status = thrown.statusCode ?? 500;
  const code = CODE_OF_STATUS[status];
  if (code === 'OVERLOADED') return new AppError(code, { cause, retryAfter: 1 });
  if (code) return new AppError(code, { cause });
  if (status < 400 || status >= 500) return null;
  return new AppError('VALIDATION_FAILED', { cause, issues: requestIssues(thrown) });
}

/** Returns any thrown value as an error of the catalogue; unknown errors become INTERNAL. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ContractInputError) {
    return new AppError('VALIDATION_FAILED', { issues: thrown.issues, cause: thrown });
  }
  if (!(thrown instanceof Error)) return new AppError('INTERNAL', { cause: thrown });
  const fields = thrown as Thrown;
  if (fields.code && BAD_TEXT.has(fields.code)) {
    return new AppError('VALIDATION_FAILED', { cause: thrown, issues: [{ path: '', message: 'text' }] });
  }
  if (isDatabaseFull(thrown) || isOutOfSpace(thrown))
    return new AppError('STORAGE_FULL', { cause: thrown, retryAfter: STORAGE_RETRY });
  if (unavailabilityOf(thrown) !== null || isStoreUnavailable(thrown))
    return new AppError('OVERLOADED', { cause: thrown, retryAfter: DATABASE_RETRY });
  return fromStatus(fields, thrown) ?? new AppError('INTERNAL', { cause: thrown });
}
