import type { ErrorCode, InputIssue } from './errors.ts';

/**
 * The codes a client meets: the contract's, and its own for a server that could not be reached, did not answer in time,
 * and for what waits to be sent until it can be reached.
 */
export type ClientErrorCode = ErrorCode | 'OFFLINE' | 'TIMEOUT' | 'WAITING';

interface ApiErrorFields {
  readonly code: ClientErrorCode;
  readonly message: string;
  readonly status: number;
  readonly issues?: readonly InputIssue[];
  readonly requestId?: string | undefined;
  /** Seconds to wait before another try. */
  readonly retryAfter?: number | undefined;
  /** The whole answer, for refusals that carry more (hours, seconds left). */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A refusal (status 200) or an error that a route answered, or OFFLINE or TIMEOUT (status 0). */
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

/** The error that an answer outside success stands for. */
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
