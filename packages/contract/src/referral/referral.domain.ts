/** A friend’s referral code, as typed. */
export interface ApplyReferralInput {
  /** Trimmed; a blank code is refused as unknown. */
  readonly code: string;
}

/** The result of entering a friend’s code. */
export interface ApplyReferralOutput {
  readonly message: string;
  /** False if the credits are granted later, when the mobile number is verified. */
  readonly isGranted: boolean;
  readonly credits: number;
}
