import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मेसेज',
  empty: 'अजून एकही मेसेज नाही',
  emptyHint: 'उमेदवाराच्या पानावरून लिहा. मेसेज त्यांना लगेच मिळेल.',
  toPeople: 'कोणी अर्ज केला ते पाहा',
  ours: 'तुम्ही: {{text}}',
  unread_one: '{{count}} नवा',
  unread_other: '{{count}} नवे',
  messages: '{{name}} यांच्याशी झालेले मेसेज',
  you: 'तुम्ही',
  seen: 'वाचलं',
  first: 'तुम्ही एकमेकांना अजून काही लिहिलेलं नाही. {{name}} यांना तुमचा पहिला मेसेज लगेच मिळेल आणि त्यांना उत्तर देता येईल.',
  older: 'आधीचे मेसेज दाखवा',
  message: 'तुमचा मेसेज',
  send: 'पाठवा',
  offline: 'इंटरनेट नाही. तुम्ही लिहिलेलं इथेच राहील, इंटरनेट आल्यावर पाठवा.',
  toMessages: 'सगळे मेसेज पाहा',
} as const satisfies SameShape<typeof english>;
