import type { Fault } from './fault.ts';

const PHRASES = 'packages/i18n/src';

/** Faults in phrases in Hindi and Marathi. */
export const PHRASE_FAULTS: readonly Fault[] = [
  {
    name: 'an interview in two days in Marathi',
    kind: 'phrase',
    file: `${PHRASES}/notices/mr.ts`,
    find: 'दोन तासांत',
    replace: 'दोन दिवसांत',
    tests: [`${PHRASES}/same-words.test.ts`],
  },
  {
    name: 'the interview of tomorrow is today in Marathi',
    kind: 'phrase',
    file: `${PHRASES}/notices/mr.ts`,
    find: 'उद्या {{time}}',
    replace: 'आज {{time}}',
    tests: [`${PHRASES}/same-words.test.ts`],
  },
  {
    name: 'more credits after a month in Marathi',
    kind: 'phrase',
    file: `${PHRASES}/notices/mr.ts`,
    find: 'आठवड्याने पुन्हा',
    replace: 'महिन्याने पुन्हा',
    tests: [`${PHRASES}/same-words.test.ts`],
  },
  {
    name: 'a held job may be paid for in Marathi',
    kind: 'phrase',
    file: `${PHRASES}/notices/mr.ts`,
    find: 'तोपर्यंत ते दिसणार नाही; त्यासाठी कोणालाही पैसे देऊ नका',
    replace: 'तोपर्यंत ते दिसणार नाही; त्यासाठी कोणालाही पैसे द्या',
    tests: [`${PHRASES}/same-facts.test.ts`],
  },
  {
    name: 'the seeker is blamed in Marathi if nobody of the company was there',
    kind: 'phrase',
    file: `${PHRASES}/mine/mr.ts`,
    find: 'कंपनीकडून कोणीच नव्हतं. त्यांनी',
    replace: 'तुमच्याकडून कोणीच नव्हतं. त्यांनी',
    tests: [`${PHRASES}/same-words.test.ts`],
  },
  {
    name: 'a refund is something else than a credit in Marathi',
    kind: 'phrase',
    file: `${PHRASES}/notices/mr.ts`,
    find: 'तुमचं क्रेडिट परत आलं; आता {{balance}} आहेत. कोणाला',
    replace: 'तुमचे पैसे परत आले; आता {{balance}} आहेत. कोणाला',
    tests: [`${PHRASES}/same-words.test.ts`],
  },
  {
    name: 'work in the evening is in the morning in Marathi',
    kind: 'phrase',
    file: `${PHRASES}/jobs/mr.ts`,
    find: "EVENING: 'संध्याकाळचं काम'",
    replace: "EVENING: 'सकाळचं काम'",
    tests: [PHRASES],
  },
  {
    name: 'the most that is paid is the least in Hindi',
    kind: 'phrase',
    file: `${PHRASES}/hire-job-form/hi.ts`,
    find: "payTo: 'ज़्यादा से ज़्यादा'",
    replace: "payTo: 'कम से कम'",
    tests: [PHRASES],
  },
];
