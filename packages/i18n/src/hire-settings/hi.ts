import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'सेटिंग',
  name: 'आपका नाम',
  saved: 'सेव हो गया',
  language: 'भाषा',
  devices: 'आप कहाँ-कहाँ साइन इन हैं',
  unknownDevice: 'कोई फ़ोन या कंप्यूटर',
  seen: 'पिछली बार {{at}}',
  thisDevice: 'यही',
  signOutThere: 'साइन आउट',
  signOutOthers: 'बाक़ी सब जगह से साइन आउट करें',
  signOut: 'इस फ़ोन से साइन आउट करें',
  delete: 'मेरा खाता मिटाएँ',
  deleteTitle: 'अपना खाता मिटाएँ?',
  deleteText:
    'आप सब कंपनियों से हट जाएँगे और बिना न्योते के लौट नहीं पाएँगे। आपका नाम, नंबर, पासकी और हमसे पूछे सवाल मिट जाएँगे। कंपनियों की नौकरियाँ और जवाब बने रहेंगे।',
  deleteYes: 'मिटाएँ',
} as const satisfies SameShape<typeof english>;
