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
} as const satisfies SameShape<typeof english>;
