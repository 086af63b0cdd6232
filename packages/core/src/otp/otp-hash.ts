import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_DIGITS } from '@nukkad/contract';

/** Returns a random code of six digits. */
export function newOtp(): string {
  return String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
}

/**
 * Returns the hash that is stored for a code. It is keyed, because an attacker could try a million codes quickly, and
 * it covers its owner (see `codeOwner`) and the number.
 */
export function hashOtp(pepper: string, owner: string, phone: string, code: string): string {
  return createHmac('sha256', pepper).update(`${owner}\n${phone}\n${code}`).digest('base64url');
}

export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/**
 * Returns the keyed hash of a number, by which sends and locks are counted. It is kept after the account is deleted.
 */
export function hashPhone(pepper: string, phone: string): string {
  return createHmac('sha256', pepper).update(`phone\n${phone}`).digest('base64url');
}

/** Returns the keyed hash of a sign-in, so that sends are counted after the account is deleted. */
export function hashSignIn(pepper: string, provider: string, subject: string): string {
  return createHmac('sha256', pepper).update(`sign-in\n${provider}\n${subject}`).digest('base64url');
}

/** Returns the keyed hash of a network address, for counting sends. */
export function hashAddress(pepper: string, address: string): string {
  return createHmac('sha256', pepper).update(address).digest('base64url');
}
