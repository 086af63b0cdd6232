/** The phone number that receives a one-time code. */
export interface SendOtpInput {
  /** The number as typed; the server normalises it. */
  readonly phone: string;
}

/** Seconds after which another code may be requested. */
export interface SendOtpOutput {
  readonly message: string;
  readonly resendAfterSeconds: number;
}

/** A phone number and the code that was sent to it. */
export interface VerifyOtpInput {
  readonly phone: string;
  /** The code as typed. Blank if the settings skip the OTP. */
  readonly code: string;
}

/** The result of a verification. */
export interface VerifyOtpOutput {
  readonly message: string;
  readonly isMobileVerified: boolean;
  /** The credit balance after the verification, which may have granted referral credits. */
  readonly credits: number;
}
