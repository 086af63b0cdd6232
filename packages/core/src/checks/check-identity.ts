import { type CheckResult, failed, notDone, passed } from './outcome.ts';
import { isCin, isGstin, isUdyam } from './registration-numbers.ts';

export interface IdentityFacts {
  readonly gstin: string | null;
  readonly cin: string | null;
  readonly udyam: string | null;
  /** When an operator found the number in the public register; null until then. */
  readonly identitySeenAt: Date | null;
}

/**
 * (1) The company's identity. A number that is none speaks against it; one well-formed proves nothing until an
 * operator has seen it in the register.
 */
export function checkIdentity(facts: IdentityFacts, now: Date): CheckResult {
  const tidy = (text: string | null) => text?.trim().toUpperCase() || null;
  const [gstin, cin, udyam] = [tidy(facts.gstin), tidy(facts.cin), tidy(facts.udyam)];
  if (gstin === null && cin === null && udyam === null) return notDone('number-missing');
  const isValid =
    (gstin === null || isGstin(gstin)) &&
    (cin === null || isCin(cin, now.getUTCFullYear())) &&
    (udyam === null || isUdyam(udyam));
  if (!isValid) return failed('number-malformed');
  return facts.identitySeenAt ? passed('number-seen') : notDone('waits-for-operator');
}
