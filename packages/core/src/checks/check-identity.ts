import { indiaDay } from '@nukkad/domain/india-day.ts';
import { type CheckResult, failed, notDone, passed } from './outcome.ts';
import { isCin, isGstin, isUdyam } from './registration-numbers.ts';

export interface IdentityFacts {
  readonly gstin: string | null;
  readonly cin: string | null;
  readonly udyam: string | null;
  /** When an operator found the company's number in the public register; null if not yet. */
  readonly identitySeenAt: Date | null;
  /** When an operator accepted a photo of the shop front or the licence; null if not yet. */
  readonly papersSeenAt: Date | null;
}

/**
 * Check 1, identity. It fails if a registration number is malformed. It passes only after an operator has found the number
 * in the public register, or has accepted a paper of a company without a number.
 */
export function checkIdentity(facts: IdentityFacts, now: Date): CheckResult {
  const normalized = (text: string | null) => text?.trim().toUpperCase() || null;
  const gstin = normalized(facts.gstin);
  const cin = normalized(facts.cin);
  const udyam = normalized(facts.udyam);
  if (gstin === null && cin === null && udyam === null)
    return facts.papersSeenAt ? passed('papers-seen') : notDone('number-missing');
  const isValid =
    (gstin === null || isGstin(gstin)) &&
    (cin === null || isCin(cin, Number(indiaDay(now).slice(0, 4)))) &&
    (udyam === null || isUdyam(udyam));
  if (!isValid) return failed('number-malformed');
  return facts.identitySeenAt ? passed('number-seen') : notDone('waits-for-operator');
}
