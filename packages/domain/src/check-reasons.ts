/** The reasons of a check's outcome, as stored in the database and sent on the wire. */
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
  'pay-usual-no-wage-on-record',
  'pay-not-told',
  'below-minimum-wage',
  'too-good-to-be-true',
  // Pay of an internship.
  'stipend-usual',
  'stipend-far-below',
  'stipend-far-above',
] as const;

export type CheckReason = (typeof CHECK_REASONS)[number];
