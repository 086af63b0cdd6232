import { latinDigits } from './latin-digits.ts';

/** An Indian mobile number has ten digits and starts with 6–9; a leading 0 is optional. */
const COUNTRY_CODE = '+91';

/**
 * Normalises an Indian mobile number to +91 and ten digits. Ignores spaces, hyphens, dots, brackets, invisible
 * characters that are copied with a number, and a leading 0, 91, +91 or 0091.
 * Null if it is not an Indian mobile number.
 */
export function normalisePhone(text: string): string | null {
  const bare = latinDigits(text).replace(/[\s().\p{Pd}\p{Cf}]/gu, '');
  const digits = /^(?:(?:\+|00)?91|0)?([6-9]\d{9})$/.exec(bare)?.[1];
  return digits ? COUNTRY_CODE + digits : null;
}

/** Returns a stored number without its country code, as fields and screens show it. */
export function nationalDigits(phone: string): string {
  return phone.startsWith(COUNTRY_CODE) ? phone.slice(COUNTRY_CODE.length) : phone;
}

/** Returns a number with all but its last two digits hidden, for logs and notices. */
export function maskPhone(phone: string): string {
  return phone.slice(0, 3) + 'X'.repeat(Math.max(0, phone.length - 5)) + phone.slice(-2);
}
