import type { ErrorCode, InputIssue } from '@nukkad/contract';

interface Details {
  readonly issues?: readonly InputIssue[];
  /** Seconds after which the client should try again. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An error that the web server itself returns, with a code of the contract. */
export class GatewayError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly InputIssue[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { issues, retryAfter, cause }: Details = {}) {
    super(code, { cause });
    this.name = 'GatewayError';
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
  }
}
