/** One sentence for each reason of a check's result, shown under the check’s name. */
export const phrases = {
  topic: {
    COMPANY_IDENTITY: "Company's registration",
    CONTACT: 'Phone and e-mail',
    PLACE: 'Address',
    WORDS: 'Asking you for money',
    PAY: 'Pay',
  },
  perJob: 'The address, the words and the pay are checked for each job. You see the result on the job.',
  reasons: {
    'number-seen': 'Registration number found in the government register',
    'number-malformed': 'The registration number is not a valid one',
    'number-missing': 'The company has given no registration number',
    'waits-for-operator': 'Our team has not looked yet',
    'contact-answered': 'Phone and e-mail answered us',
    'contact-malformed': 'The phone number or e-mail is not a valid one',
    'contact-blocked': 'Others have complained about this contact',
    'in-city': 'The address is in the city named',
    'far-from-city': 'The place on the map is far from the city named',
    'names-another-place': 'The address names another town',
    'asks-no-money': 'No money is asked of you',
    'asks-money': 'Money is asked of you. Do not pay',
    'pay-plausible': 'The pay is usual for this work, and not below the minimum wage',
    'pay-usual-no-wage-on-record':
      'The pay is usual for this work. We have no minimum wage on record for this state',
    'pay-not-told': 'The pay is not told',
    'below-minimum-wage': 'The pay is below the minimum wage',
    'too-good-to-be-true': 'The pay is far above what this work gives. Be careful',
    'stipend-usual': 'The stipend is usual for an internship. The minimum wage does not apply to internships',
    'stipend-far-below': 'The stipend is far below what internships usually pay',
    'stipend-far-above': 'The stipend is far above what internships usually pay. Be careful',
  },
} as const;
