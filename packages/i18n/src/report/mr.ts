import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'या कामाची तक्रार करा',
  intro: 'काय चुकीचं आहे? आम्ही प्रत्येक तक्रार पाहतो. कंपनीला तुमचं नाव कळणार नाही.',
  reasons: 'कारण',
  own: 'काय झालं?',
  chooseAny: 'कोणतंही एक निवडा',
  send: 'तक्रार पाठवा',
  doneTitle: 'तक्रार मिळाली',
  doneText: 'धन्यवाद. आम्ही लवकरच पाहू.',
  contact: {
    title: {
      CALL: 'या कॉलची तक्रार करा',
      INTERVIEW: 'या इंटरव्ह्यूची तक्रार करा',
    },
    reason: {
      ASKED_MONEY: 'पैसे मागितले',
      OTHER_JOB: 'सांगितलं त्यापेक्षा वेगळंच काम होतं',
      RUDE: 'उद्धटपणे बोलले',
      DID_NOT_COME: 'तिथे कोणी नव्हतं किंवा कोणी आलंच नाही',
      OTHER: 'वेगळं काही',
    },
    more: 'काय झालं? (हवं असल्यास लिहा)',
    write: 'काय झालं ते लिहा',
  },
} as const satisfies SameShape<typeof english>;
