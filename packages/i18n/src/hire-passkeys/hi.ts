import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  signIn: 'पासकी से लॉगिन करें',
  signInCancelled: 'कुछ चुना नहीं गया। फिर कोशिश करें, या कोड से लॉगिन करें।',
  signInFailed: 'यह नहीं हो पाया। कोड से लॉगिन करें।',
  offer: 'अगली बार बिना कोड के: उँगली, चेहरे या फ़ोन के लॉक से लॉगिन करें।',
  notNow: 'अभी नहीं',
  heading: 'बिना कोड के लॉगिन',
  why: 'पासकी से आप उँगली, चेहरे या फ़ोन के लॉक से लॉगिन करते हैं। कोड तो हमेशा चलेगा ही।',
  add: 'पासकी जोड़ें',
  added: '{{at}} को जोड़ी',
  remove: 'हटाएँ',
  removeName: 'पासकी हटाएँ: {{name}}',
  unsupported: 'इस ब्राउज़र में पासकी नहीं चलती।',
  problem: {
    cancelled: 'पासकी नहीं जुड़ी। चाहें तो फिर कोशिश करें।',
    exists: 'इस फ़ोन या कंप्यूटर में आपकी पासकी पहले से है।',
    failed: 'पासकी नहीं जुड़ पाई। कोड फिर भी चलेगा।',
  },
  signInAgain: 'फिर से लॉगिन करें',
} as const satisfies SameShape<typeof english>;
