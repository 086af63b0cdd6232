import { type OwnPartnerErrorCode, PARTNER_ERRORS } from '@nukkad/contract/partner/partner-errors.ts';

/** An error of the companies' API that the seekers' API does not have. `extra` are further fields of the response. */
export class PartnerError extends Error {
  readonly code: OwnPartnerErrorCode;
  readonly status: number;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(code: OwnPartnerErrorCode, extra: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.name = 'PartnerError';
    this.code = code;
    this.status = PARTNER_ERRORS[code].status;
    this.extra = extra;
  }
}
