/** A friend’s code, as typed. */
export interface ApplyReferralInput {
  /** Trimmed; blank is refused as unknown. */
  readonly code: string;
}

/** What a friend’s code brought. */
export interface ApplyReferralOutput {
  readonly message: string;
  /** False while the credits wait for the mobile to be verified. */
  readonly isGranted: boolean;
  readonly credits: number;
}
