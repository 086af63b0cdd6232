/** Why a check of a job or company ended as it did, as it stays on record and is told. */
export const CHECK_REASONS = [
  // The company's identity.
  'number-seen',
  'number-malformed',
  'number-missing',
  'waits-for-operator',
  // Contact.
  'contact-answered',
  'contact-malformed',
  'contact-blocked',
  // Place.
  'in-city',
  'far-from-city',
  'names-another-place',
  // Words.
  'asks-no-money',
  'asks-money',
  // Pay.
  'pay-plausible',
  'pay-not-told',
  'below-minimum-wage',
  'too-good-to-be-true',
] as const;

export type CheckReason = (typeof CHECK_REASONS)[number];
