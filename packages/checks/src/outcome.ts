/** Why a check ended as it did, as it stays on record for operators. */
export type CheckReason =
  // The company's identity.
  | 'number-seen'
  | 'number-malformed'
  | 'number-missing'
  | 'waits-for-operator'
  // Contact.
  | 'contact-answered'
  | 'contact-malformed'
  | 'contact-blocked'
  // Place.
  | 'in-city'
  | 'far-from-city'
  | 'names-another-place'
  // Words.
  | 'asks-no-money'
  | 'asks-money'
  // Pay.
  | 'pay-plausible'
  | 'pay-not-told'
  | 'below-minimum-wage'
  | 'too-good-to-be-true';

/** What a check found. NOT_DONE where it needs someone to look, or has nothing to look at. */
export interface CheckResult {
  readonly outcome: 'PASSED' | 'FAILED' | 'NOT_DONE';
  readonly reason: CheckReason;
}

export const passed = (reason: CheckReason): CheckResult => ({ outcome: 'PASSED', reason });
export const failed = (reason: CheckReason): CheckResult => ({ outcome: 'FAILED', reason });
export const notDone = (reason: CheckReason): CheckResult => ({ outcome: 'NOT_DONE', reason });
