/** Reasons for the results of authenticity checks, as stored in the database and sent to clients. */
export const CHECK_REASONS = [
  // Reasons of the check COMPANY_IDENTITY.
  'number-seen',
  'number-malformed',
  'number-missing',
  'papers-seen',
  'waits-for-operator',
  // Reasons of the check CONTACT.
  'contact-answered',
  'contact-malformed',
  'contact-blocked',
  // Reasons of the check PLACE.
  'in-city',
  'far-from-city',
  'names-another-place',
  // Reasons of the check WORDS.
  'asks-no-money',
  'asks-money',
  // Reasons of the check PAY.
  'pay-plausible',
  'pay-usual-no-wage-on-record',
  'pay-not-told',
  'below-minimum-wage',
  'too-good-to-be-true',
  // Reasons of the check PAY for internships.
  'stipend-usual',
  'stipend-far-below',
  'stipend-far-above',
] as const;

export type CheckReason = (typeof CHECK_REASONS)[number];
