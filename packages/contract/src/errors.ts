/**
 * Every error code of the API with its HTTP status. Status 200 is a refusal: the request is valid, but a business rule
 * rejects it.
 */
export const ERRORS = {
  // Invalid requests and failures.
  VALIDATION_FAILED: { status: 400 },
  NOT_SIGNED_IN: { status: 401 },
  TOKEN_EXPIRED: { status: 401 },
  FORBIDDEN: { status: 403 },
  NOT_FOUND: { status: 404 },
  JOB_REMOVED: { status: 404, wireCode: 'NOT_FOUND' },
  BODY_TIMEOUT: { status: 408 },
  CONFLICT: { status: 409 },
  STILL_RUNNING: { status: 409, wireCode: 'CONFLICT' },
  TOO_LARGE: { status: 413 },
  UNSUPPORTED_TYPE: { status: 415 },
  KEY_REUSED: { status: 422 },
  RATE_LIMITED: { status: 429 },
  INTERNAL: { status: 500 },
  NOT_IMPLEMENTED: { status: 501 },
  OVERLOADED: { status: 503 },
  MAINTENANCE: { status: 503 },
  STORAGE_FULL: { status: 507 },
  // Refusals by business rules.
  UNKNOWN_SERVER: { status: 200 },
  NO_CREDITS: { status: 200 },
  ALREADY_APPLIED: { status: 200 },
  REAPPLY_TOO_SOON: { status: 200 },
  JOB_NOT_ACTIVE: { status: 200 },
  MOBILE_NOT_VERIFIED: { status: 200 },
  IDENTITY_MISSING: { status: 200 },
  NOT_APPLIED: { status: 200 },
  CONSENT_MISSING: { status: 200 },
  CREDITS_NOT_EMPTY: { status: 200 },
  REQUEST_OPEN: { status: 200 },
  REQUEST_TOO_SOON: { status: 200 },
  REPORT_TEXT_MISSING: { status: 200 },
  ALREADY_REPORTED: { status: 200 },
  REPORT_LIMIT: { status: 200 },
  ALERT_LIMIT: { status: 200 },
  HR_WINDOW_CLOSED: { status: 200 },
  HR_UNREACHABLE: { status: 200 },
  HR_LIMIT: { status: 200 },
  FEEDBACK_EMPTY: { status: 200 },
  MESSAGE_LIMIT: { status: 200 },
  DELETION_LIMIT: { status: 200 },
  FRESH_LOGIN_NEEDED: { status: 200 },
  INVALID_NUMBER: { status: 200 },
  ALREADY_VERIFIED: { status: 200 },
  PHONE_TAKEN: { status: 200 },
  RESEND_TOO_SOON: { status: 200 },
  OTP_LIMIT: { status: 200 },
  SMS_BUDGET_USED: { status: 200 },
  SMS_FAILED: { status: 200 },
  SMS_UNAVAILABLE: { status: 200 },
  OTP_MISSING: { status: 200 },
  INVALID_OTP: { status: 200 },
  OTP_EXPIRED: { status: 200 },
  OTP_LOCKED: { status: 200 },
  NUMBER_OWNER_UNKNOWN: { status: 200 },
  NAME_INVALID: { status: 200 },
  BIRTH_DATE_INVALID: { status: 200 },
  DETAILS_MISSING: { status: 200 },
  PHONE_NOT_VERIFIED: { status: 200 },
  CITY_UNKNOWN: { status: 200 },
  TEXT_TOO_SHORT: { status: 200 },
  DATES_INVALID: { status: 200 },
  REFERRAL_UNKNOWN: { status: 200 },
  REFERRAL_USED: { status: 200 },
  REFERRAL_OWN: { status: 200 },
  REFERRAL_MUTUAL: { status: 200 },
  INTERESTS_COUNT: { status: 200 },
  LINK_INVALID: { status: 200 },
  INDUSTRY_MISSING: { status: 200 },
  FILE_TYPE: { status: 200 },
  NO_FILE: { status: 200 },
  CERTIFICATES_FULL: { status: 200 },
  IMAGE_TYPE: { status: 200 },
  VIDEO_TYPE: { status: 200 },
  VIDEO_UNREADABLE: { status: 200 },
  VIDEO_LENGTH: { status: 200 },
  NOTHING_TO_DELETE: { status: 200 },
  REVIEW_NOT_ALLOWED: { status: 200 },
  EMPTY_MESSAGE: { status: 200 },
  CONSENT_OUTDATED: { status: 200 },
  CONSENT_ESSENTIAL: { status: 200 },
  SIGN_IN_FAILED: { status: 401 },
  SIGN_IN_TAKEN: { status: 200 },
  ACCOUNT_SUSPENDED: { status: 200 },
  SIGN_IN_OTHER_BROWSER: { status: 401 },
  SIGN_IN_UNAVAILABLE: { status: 503 },
} as const satisfies Record<string, { status: number; wireCode?: string }>;

export type ErrorCode = keyof typeof ERRORS;
export type RefusalCode = {
  [C in ErrorCode]: (typeof ERRORS)[C]['status'] extends 200 ? C : never;
}[ErrorCode];

/** An invalid field of a request: its dotted path and the problem, in English for developers. */
export interface InputIssue {
  readonly path: string;
  readonly message: string;
}

/** Thrown by decoders if fields are valid individually but not in combination, such as a minimum above its maximum. */
export class ContractInputError extends Error {
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super(issues.map((issue) => `${issue.path}: ${issue.message}`).join('; '));
    this.name = 'ContractInputError';
    this.issues = issues;
  }
}

/** Whether a code stands for a refusal by a business rule (HTTP 200). */
export function isRefusal(code: ErrorCode): code is RefusalCode {
  return ERRORS[code].status === 200;
}
