/** A reason for reporting a job; the last one asks for own words. */
export interface ReportReason {
  readonly id: string;
  readonly text: string;
  readonly isOther: boolean;
}

/** A report of a job, by a reason of the list or in own words. */
export interface ReportJobInput {
  readonly jobId: string;
  readonly reasonId?: string | undefined;
  /** A reason's text, or own words; blank is refused. */
  readonly text: string;
}
