import type { ErrorCode } from '../errors.ts';

/**
 * Error codes that only the companies' API returns, with their HTTP status. They are not in `ERRORS`, so that the
 * seekers' pages do not load them.
 */
export const PARTNER_ERRORS = {
  KEY_MISSING: { status: 400 },
  CHANGED_SINCE: { status: 409 },
  ACCESS_ENDED: { status: 422 },
  ACCESS_LIMIT: { status: 422 },
  ALREADY_CLAIMED: { status: 422 },
  ANSWERS_DUE: { status: 422 },
  CALL_WINDOW_CLOSED: { status: 422 },
  COMPANY_LIMIT: { status: 422 },
  COMPANY_SUSPENDED: { status: 422 },
  DRAFT_LIMIT: { status: 422 },
  CONTACT_BLOCKED: { status: 422 },
  FILE_MISSING: { status: 422 },
  INVITE_ENDED: { status: 422 },
  INVITE_LIMIT: { status: 422 },
  IN_THE_PAST: { status: 422 },
  JOB_INCOMPLETE: { status: 422 },
  JOB_LIMIT: { status: 422 },
  JOB_NOT_OPEN: { status: 422 },
  JOB_WAITING: { status: 422 },
  LAST_OWNER: { status: 422 },
  LINK_ENDED: { status: 422 },
  PAY_UNLAWFUL: { status: 422 },
  PASSKEY_INVALID: { status: 422 },
  PASSKEY_LIMIT: { status: 422 },
  PICTURES_FULL: { status: 422 },
  NOT_TODAY: { status: 422 },
  REASON_MISSING: { status: 422 },
  REPLY_HIDDEN: { status: 422 },
  REPORTED: { status: 422 },
  STEP_NOT_OPEN: { status: 422 },
  TABLE_LIMIT: { status: 422 },
  TERMS_CHANGED: { status: 422 },
  TOO_LATE: { status: 422 },
} as const satisfies Record<string, { status: number }>;

export type OwnPartnerErrorCode = keyof typeof PARTNER_ERRORS;

/** Every code that the companies' API may return: its own codes and those of the seekers' API. */
export type PartnerErrorCode = OwnPartnerErrorCode | ErrorCode;

/**
 * Returns the HTTP status of an error. Refusals of the seekers' API have status 200 there and 422 here.
 */
export function partnerStatus(status: number): number {
  return status === 200 ? 422 : status;
}
