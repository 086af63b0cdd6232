import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another when read aloud or typed from a picture. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A code that a seeker hands to friends. */
export function newReferralCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
