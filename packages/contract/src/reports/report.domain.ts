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
