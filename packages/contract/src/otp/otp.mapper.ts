import { OTP_DIGITS } from '../constants.ts';

/** Returns a code as text with its leading zeros, which are lost if a client sends the code as a number. */
export function otpCodeFromWire(code: string | number): string {
  return typeof code === 'number' ? String(code).padStart(OTP_DIGITS, '0') : code.trim();
}
