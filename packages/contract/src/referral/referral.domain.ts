export interface ApplyReferralInput {
  /** Trimmed; blank is refused as unknown. */
  readonly code: string;
}

export interface ApplyReferralOutput {
  readonly message: string;
  /** False while the credits wait for the mobile to be verified. */
  readonly isGranted: boolean;
  readonly credits: number;
}
