import { ERRORS, type ErrorCode, type InputIssue } from '@nukkad/contract';

/** An attempt to get around a control that no error code names. It is logged with the refusal (docs/security/policies.md). */
export type SecurityEvent = 'refresh-token-copied';

interface AppErrorDetails {
  /** Further fields of the response body, in wire names. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly issues?: readonly InputIssue[];
  /** Seconds after which the client should retry. */
  readonly retryAfter?: number;
  readonly event?: SecurityEvent;
  readonly cause?: unknown;
}

/** An error of the catalogue ERRORS. Clients receive the translated message of its code, never `cause`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly issues: readonly InputIssue[] | undefined;
  readonly retryAfter: number | undefined;
  readonly event: SecurityEvent | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.extra = details.extra ?? {};
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
    this.event = details.event;
  }
}

/** Returns a VALIDATION_FAILED (400) error that names one invalid field. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { issues: [{ path, message }] });
}

/** Returns a CONFLICT (409) error. The message states the current state that prevents the change. */
export function conflict(path: string, message: string): AppError {
  return new AppError('CONFLICT', { issues: [{ path, message }] });
}
