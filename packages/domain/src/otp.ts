import { OTP_DIGITS } from '@nukkad/contract/constants.ts';
import { latinDigits } from './latin-digits.ts';

const CODE = new RegExp(`^\\d{${OTP_DIGITS}}$`);

/** The code as typed, without spaces and in Latin digits; it may still be no code. */
export function tidyOtp(text: string): string {
  return latinDigits(text).replace(/[\s-]/g, '');
}

/** Whether a tidied text has the form of a code. */
export function isOtpShaped(text: string): boolean {
  return CODE.test(text);
}

/** Seconds as mm:ss for the countdown. */
export function countdownText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  return `${String(minutes).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}
