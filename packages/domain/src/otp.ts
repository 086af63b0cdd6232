import { OTP_DIGITS } from '@nukkad/contract/constants.ts';
import { latinDigits } from './latin-digits.ts';

const CODE = new RegExp(`^\\d{${OTP_DIGITS}}$`);

/** The typed code without spaces and in Latin digits; not yet validated. */
export function tidyOtp(text: string): string {
  return latinDigits(text).replace(/[\s-]/g, '');
}

/** Whether a text from `tidyOtp` has the format of a code. */
export function isOtpShaped(text: string): boolean {
  return CODE.test(text);
}

/** Formats seconds as mm:ss, for a countdown. */
export function countdownText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  return `${String(minutes).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
