import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'सेटिंग',
  name: 'आपका नाम',
  saved: 'सेव हो गया',
  language: 'भाषा',
  quiet: 'शांत समय',
  quietWhy: 'इस समय आपके फ़ोन पर कोई मैसेज नहीं बजेगा। वह सुबह आएगा; ख़बर पेज पर तुरंत दिखेगी।',
  quietOn: 'रात में शांत रखें',
  quietFrom: 'कब से',
  quietTo: 'कब तक',
  devices: 'आप कहाँ-कहाँ साइन इन हैं',
  unknownDevice: 'कोई फ़ोन या कंप्यूटर',
  seen: 'पिछली बार {{at}}',
  thisDevice: 'यही',
  signOutThere: 'साइन आउट',
  signOutOthers: 'बाक़ी सब जगह से साइन आउट करें',
  signOut: 'इस फ़ोन से साइन आउट करें',
  delete: 'मेरा खाता मिटाएँ',
} as const satisfies SameShape<typeof english>;
