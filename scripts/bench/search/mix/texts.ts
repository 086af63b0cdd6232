/** Typed texts: occupations, words of titles, pay and places, in three languages, in Latin spellings and with typos. */
export const TEXTS = {
  work: ['cook', 'rasoiya', 'रसोइया', 'स्वयंपाकी', 'cok', 'electrician', 'driver', 'शिक्षक'],
  words: [
    'urgent hiring',
    'tally accountant',
    'security guard night',
    'office boy',
    'back office executive',
    'field sales',
  ],
  sentence: [
    'delivery job pune 20000',
    'part time teacher mumbai',
    'डिलीवरी जॉब 15000',
    'nurse thane fresher',
  ],
  rare: ['zari karigar', 'telecaller tamil', 'marine engineer', 'xylophone'],
} as const;

/** Unfinished texts, for the typeahead. */
export const TYPED = [
  'co',
  'del',
  'elec',
  'acco',
  'सुर',
  'रसो',
  'driver p',
  'sales exe',
  'data en',
  'zom',
  'sharma',
  'nurs',
] as const;
