import { latinDigits } from './latin-digits.ts';

/** Indian mobile numbers: ten digits from 6–9, or eleven with a leading 0; both are one number. */
const COUNTRY_CODE = '+91';

/**
 * The one stored form, +91 and ten digits, of a number as typed (spaces, hyphens and brackets are passed over; a leading
 * 0 or +91 too); null where it is no Indian mobile number.
 */
export function normalisePhone(text: string): string | null {
  const bare = latinDigits(text).replace(/[\s()-]/g, '');
  const digits = /^(?:\+91|0)?([6-9]\d{9})$/.exec(bare)?.[1];
  return digits ? COUNTRY_CODE + digits : null;
}

/** The ten digits of a stored number, for fields and screens. */
export function nationalDigits(phone: string): string {
  return phone.startsWith(COUNTRY_CODE) ? phone.slice(COUNTRY_CODE.length) : phone;
}

/** A number fit for logs and notices: all but its last two digits hidden. */
export function maskPhone(phone: string): string {
  return phone.slice(0, 3) + 'X'.repeat(Math.max(0, phone.length - 5)) + phone.slice(-2);
}
