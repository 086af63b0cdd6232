/** The job whose HR contact is requested. */
export interface HrContactInput {
  readonly jobId: string;
  readonly companyId?: string | undefined;
}

/** The company's HR contact, and the credits it cost. */
export interface HrContact {
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Credits spent by this call; 0 if the contact was free. */
  readonly creditsSpent: number;
  readonly credits: number;
}
