import { randomInt } from 'node:crypto';

/**
 * Characters of referral codes: letters and digits that cannot be confused when read aloud or typed from a picture.
 */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Returns a random referral code. */
export function newReferralCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
