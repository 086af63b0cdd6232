/** The job whose company is to be called. */
export interface HrContactInput {
  readonly jobId: string;
  readonly companyId?: string | undefined;
}

/** How to reach the company's HR, and what that cost. */
export interface HrContact {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Credits spent by this call; 0 where it was free. */
  readonly creditsSpent: number;
  readonly credits: number;
}
