import type { ErrorCode, InputIssue } from './errors.ts';

/**
 * The error codes that a client handles: those of the contract and three of its own. `OFFLINE`: the server cannot be
 * reached. `TIMEOUT`: no response in time. `WAITING`: the action is stored and will be sent when the server can be
 * reached.
 */
export type ClientErrorCode = ErrorCode | 'OFFLINE' | 'TIMEOUT' | 'WAITING';

interface ApiErrorFields {
  readonly code: ClientErrorCode;
  readonly message: string;
  readonly status: number;
  readonly issues?: readonly InputIssue[];
  readonly requestId?: string | undefined;
  /** Seconds to wait before a retry. */
  readonly retryAfter?: number | undefined;
  /** The whole response body, for refusals with more fields (such as calling hours or seconds left). */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * A refusal (status 200) or error that a route returned. Status 0 means that the client itself gave up: see
 * `ClientErrorCode`.
 */
export class ApiError extends Error {
  readonly code: ClientErrorCode;
  readonly status: number;
  readonly issues: readonly InputIssue[];
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(fields: ApiErrorFields, options?: ErrorOptions) {
    super(fields.message, options);
    this.name = 'ApiError';
    this.code = fields.code;
    this.status = fields.status;
    this.issues = fields.issues ?? [];
    this.requestId = fields.requestId;
    this.retryAfter = fields.retryAfter;
    this.details = fields.details ?? {};
  }
}

/** Returns the ApiError for a refusal or an error response. */
export function errorFromAnswer(response: Response, answer: unknown): ApiError {
  const fields = (answer !== null && typeof answer === 'object' ? answer : {}) as Record<string, unknown>;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    code: (typeof fields.code === 'string' ? fields.code : 'INTERNAL') as ClientErrorCode,
    message: typeof fields.msg === 'string' ? fields.msg : `HTTP ${response.status}`,
    status: response.status,
    issues: Array.isArray(fields.issues) ? (fields.issues as InputIssue[]) : [],
    requestId: typeof fields.requestId === 'string' ? fields.requestId : undefined,
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : undefined,
    details: fields,
  });
}
