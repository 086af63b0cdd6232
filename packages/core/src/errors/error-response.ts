import { ERRORS, type Language } from '@nukkad/contract';
import { errorMessage } from '@nukkad/i18n/error-message.ts';
import type { AppError } from './app-error.ts';

/** The body of an error response. */
export interface ErrorResponse {
  readonly success: false;
  readonly code: string;
  readonly msg: string;
  readonly requestId: string;
  readonly [extra: string]: unknown;
}

/** Returns the body of the response to an error, with its message in the given language and at most 20 issues. */
export function errorResponse(error: AppError, language: Language, requestId: string): ErrorResponse {
  const entry: { status: number; wireCode?: string } = ERRORS[error.code];
  return {
    ...error.extra,
    success: false,
    code: entry.wireCode ?? error.code,
    msg: errorMessage(error.code, language, error.extra),
    requestId,
    ...(error.issues ? { issues: error.issues.slice(0, 20) } : {}),
  };
}
