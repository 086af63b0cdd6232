import type { ErrorCode, InputIssue } from '@nukkad/contract';

interface Details {
  readonly issues?: readonly InputIssue[];
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** What the web server itself answers to a call, from the contract's catalogue. */
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
