import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_DIGITS } from '@nukkad/contract';

/** A code of six digits, each equally likely. */
export function newOtp(): string {
  return String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
}

/** What is stored of a code: keyed, since a million codes are tried in a moment. Bound to seeker and number. */
export function hashOtp(pepper: string, candidateId: string, phone: string, code: string): string {
  return createHmac('sha256', pepper).update(`${candidateId}\n${phone}\n${code}`).digest('base64url');
}

export function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** What outlives an account of its number: sends and locks are counted by it, and it leads back to nobody. */
export function hashPhone(pepper: string, phone: string): string {
  return createHmac('sha256', pepper).update(`phone\n${phone}`).digest('base64url');
}

/** What is stored of a sign-in, so that sends are counted beyond the end of its account. */
export function hashSignIn(pepper: string, provider: string, subject: string): string {
  return createHmac('sha256', pepper).update(`sign-in\n${provider}\n${subject}`).digest('base64url');
}

/** What is stored of a network address, for counting sends. */
export function hashAddress(pepper: string, address: string): string {
  return createHmac('sha256', pepper).update(address).digest('base64url');
}
