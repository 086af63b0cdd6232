/** A friend’s referral code, as typed. */
export interface ApplyReferralInput {
  /** The code, trimmed. A blank one is refused as unknown. */
  readonly code: string;
}

/** The result of entering a friend’s code. */
export interface ApplyReferralOutput {
  readonly message: string;
  /** Whether the credits were granted now. If not, they are granted when the mobile number is verified. */
  readonly isGranted: boolean;
  readonly credits: number;
}
