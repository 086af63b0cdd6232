/** The number that a one-time code goes to. */
export interface SendOtpInput {
  /** As typed; the rules make one number of its forms. */
  readonly phone: string;
}

/** That a code was sent, and when another may be. */
export interface SendOtpOutput {
  readonly message: string;
  readonly resendAfterSeconds: number;
}

/** A number with the code that came to it. */
export interface VerifyOtpInput {
  readonly phone: string;
  /** As typed; blank where the settings let the OTP be skipped. */
  readonly code: string;
}

/** What verifying the number came to. */
export interface VerifyOtpOutput {
  readonly message: string;
  readonly isMobileVerified: boolean;
  /** After verification, which may grant the credits of a referral. */
  readonly credits: number;
}
