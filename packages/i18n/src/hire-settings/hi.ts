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
  passkeys: 'बिना कोड के साइन इन',
  passkeysWhy: 'पासकी से आप उँगली, चेहरे या फ़ोन के लॉक से साइन इन करते हैं। कोड तो हमेशा चलेगा ही।',
  passkeyAdd: 'पासकी जोड़ें',
  passkeyAdded: '{{at}} को जोड़ी',
  passkeyRemove: 'हटाएँ',
  passkeyRemoveName: 'पासकी हटाएँ: {{name}}',
  passkeyUnsupported: 'इस ब्राउज़र में पासकी नहीं चलती।',
  passkeyProblem: {
    cancelled: 'पासकी नहीं जुड़ी। चाहें तो फिर कोशिश करें।',
    exists: 'इस फ़ोन या कंप्यूटर में आपकी पासकी पहले से है।',
    failed: 'पासकी नहीं जुड़ पाई। कोड फिर भी चलेगा।',
  },
  signInAgain: 'फिर से साइन इन करें',
} as const satisfies SameShape<typeof english>;
