import { type CheckResult, failed, notDone, passed } from './outcome.ts';

export interface ContactFacts {
  readonly phone: string;
  readonly email: string;
  /** When an operator called and wrote, and was answered; null until then. */
  readonly contactSeenAt: Date | null;
}

/** Numbers, addresses and domains that operators know to cheat. */
export interface Blocklist {
  has(kind: 'phone' | 'email' | 'domain', value: string): boolean;
}

const PHONE = /^\+91[1-9]\d{9}$/;
const ONE_DIGIT_ALL_OVER = /^\+91(\d)\1{9}$/;
const EMAIL =
  /^[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_%+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;

/** A blocked domain blocks its subdomains. */
function isDomainBlocked(domain: string, blocklist: Blocklist): boolean {
  const parts = domain.split('.');
  return parts.some((_part, index) => blocklist.has('domain', parts.slice(index).join('.')));
}

/** (2) Contact: on no blocklist, and (which only an operator finds out) answered. */
export function checkContact(facts: ContactFacts, blocklist: Blocklist): CheckResult {
  const phone = facts.phone.replace(/[\s-]/g, '');
  const email = facts.email.trim().toLowerCase();
  const isValid = PHONE.test(phone) && !ONE_DIGIT_ALL_OVER.test(phone) && EMAIL.test(email);
  if (!isValid || email.includes('..')) return failed('contact-malformed');
  const domain = email.slice(email.indexOf('@') + 1);
  const isBlocked =
    blocklist.has('phone', phone) || blocklist.has('email', email) || isDomainBlocked(domain, blocklist);
  if (isBlocked) return failed('contact-blocked');
  return facts.contactSeenAt ? passed('contact-answered') : notDone('waits-for-operator');
}
