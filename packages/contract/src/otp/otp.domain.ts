export interface SendOtpInput {
  /** As typed; the rules make one number of its forms. */
  readonly phone: string;
}

export interface SendOtpOutput {
  readonly message: string;
  readonly resendAfterSeconds: number;
}

export interface VerifyOtpInput {
  readonly phone: string;
  /** As typed; blank where the settings let the OTP be skipped. */
  readonly code: string;
}

export interface VerifyOtpOutput {
  readonly message: string;
  readonly isMobileVerified: boolean;
  /** After verification, which may grant the credits of a referral. */
  readonly credits: number;
}
