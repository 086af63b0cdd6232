/** A reason for reporting a job; the last one asks for free text. */
export interface ReportReason {
  readonly id: string;
  readonly text: string;
  readonly isOther: boolean;
}

/** A report of a job, with a listed reason or free text. */
export interface ReportJobInput {
  readonly jobId: string;
  readonly reasonId?: string | undefined;
  /** The reason's text, or free text; a blank text is refused. */
  readonly text: string;
}

/** What of a company a seeker can report, in addition to its jobs. */
export const CONTACT_KINDS = ['CALL', 'INTERVIEW'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** What was wrong with a call or an interview. DID_NOT_COME is only for an interview. OTHER needs a text. */
export const CONTACT_REPORT_REASONS = ['ASKED_MONEY', 'OTHER_JOB', 'RUDE', 'DID_NOT_COME', 'OTHER'] as const;
export type ContactReportReason = (typeof CONTACT_REPORT_REASONS)[number];

/** A report of a company's call or interview. */
export interface ReportContactInput {
  readonly applicationId: string;
  readonly about: ContactKind;
  readonly reason: ContactReportReason;
  readonly text?: string | undefined;
}
