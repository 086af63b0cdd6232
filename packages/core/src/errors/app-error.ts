import { ERRORS, type ErrorCode, type InputIssue } from '@nukkad/contract';

interface AppErrorDetails {
  /** Fields that the answer carries beside code and message, in wire names. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly issues?: readonly InputIssue[];
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A refusal or an error from the catalogue; the reader sees the code's phrase, never `cause`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly issues: readonly InputIssue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.extra = details.extra ?? {};
    this.issues = details.issues;
    this.retryAfter = details.retryAfter;
  }
}

/** A 400 that names one wrong field. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('VALIDATION_FAILED', { issues: [{ path, message }] });
}

/** A 409 that says how it stands, and with it what is allowed. */
export function conflict(path: string, message: string): AppError {
  return new AppError('CONFLICT', { issues: [{ path, message }] });
}
