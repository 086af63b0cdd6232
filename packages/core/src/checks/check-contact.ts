import { type CheckResult, failed, notDone, passed } from './outcome.ts';

export interface ContactFacts {
  readonly phone: string;
  /** Empty if the company has none. */
  readonly email: string;
  /** When the company answered an operator by phone and e-mail; null if not yet. */
  readonly contactSeenAt: Date | null;
}

/** Numbers, e-mail addresses and domains that operators have blocked. */
export interface Blocklist {
  has(kind: 'phone' | 'email' | 'domain', value: string): boolean;
}

const PHONE = /^\+91[1-9]\d{9}$/;
const SAME_DIGIT_REPEATED = /^\+91(\d)\1{9}$/;
const EMAIL =
  /^[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_%+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;

/** Whether a domain or one of its parent domains is blocked. */
function isDomainBlocked(domain: string, blocklist: Blocklist): boolean {
  const parts = domain.split('.');
  return parts.some((_part, index) => blocklist.has('domain', parts.slice(index).join('.')));
}

/**
 * Check 2, contact. It passes if phone number and e-mail address are well-formed and not blocked, and an operator got
 * an answer. A company may have no e-mail address.
 */
export function checkContact(facts: ContactFacts, blocklist: Blocklist): CheckResult {
  const phone = facts.phone.replace(/[\s-]/g, '');
  const email = facts.email.trim().toLowerCase();
  const isEmailValid = email === '' || EMAIL.test(email);
  const isValid = PHONE.test(phone) && !SAME_DIGIT_REPEATED.test(phone) && isEmailValid;
  if (!isValid || email.includes('..')) return failed('contact-malformed');
  const domain = email.slice(email.indexOf('@') + 1);
  const isBlocked =
    blocklist.has('phone', phone) || blocklist.has('email', email) || isDomainBlocked(domain, blocklist);
  if (isBlocked) return failed('contact-blocked');
  return facts.contactSeenAt ? passed('contact-answered') : notDone('waits-for-operator');
}
