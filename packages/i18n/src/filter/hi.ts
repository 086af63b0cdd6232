import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'फ़िल्टर',
  active: 'फ़िल्टर ({{count}})',
  open: 'फ़िल्टर',
  name: {
    jobProfile: 'कौन सा काम',
    jobType: 'काम का प्रकार',
    shift: 'काम का समय',
    workPlace: 'कहाँ से काम',
    pay: 'महीने की पगार',
    radiusKm: 'कितनी दूर तक',
    experience: 'अनुभव',
    experienceYears: 'कितने साल का अनुभव',
    qualification: 'कहाँ तक पढ़ाई',
  },

  allProfiles: 'सारे {{count}} तरह के काम',
  fewerProfiles: 'कम दिखाएँ',
  /** Labels of the two ends of a range slider, by unit. */
  ends: {
    rupees: { from: 'कम से कम पगार', to: 'ज़्यादा से ज़्यादा पगार' },
    years: { from: 'कम से कम साल', to: 'ज़्यादा से ज़्यादा साल' },
  },
  radiusWithin: '{{distance}} के अंदर',
  radiusNeedsPlace: 'पहले शहर या अपनी जगह चुनें।',
  city: 'शहर',
  useMyPlace: 'मेरे पास के काम',
  nearMe: 'मेरे आसपास',
  placeNotFound: 'आपकी जगह नहीं मिली। खुली जगह पर जाएँ, या शहर चुनें।',
  findingPlace: 'आपकी जगह ढूँढ रहे हैं…',
  placeUnknown: 'आपकी जगह हमें नहीं पता। “मेरे आसपास” दबाएँ या शहर चुनें।',
  sort: { label: 'क्रम', HERE: 'पहले यहाँ के', NEWEST: 'नए पहले', NEAREST: 'पास के पहले' },
  clearFilters: 'फ़िल्टर हटाएँ',
  reset: 'सब हटाएँ',
  apply: 'काम दिखाएँ',
  showCapped: '{{count}}+ काम दिखाएँ',
  showCount_one: '{{count}} काम दिखाएँ',
  showCount_other: '{{count}} काम दिखाएँ',

  remove: '{{name}} हटाएँ',
  not: '{{name}} नहीं',
  notApplied: 'यह नहीं खोजा',
  placeNotKnown: 'यह जगह हमें नहीं पता',
  alsoIn: '{{where}} भी देखें',
  understood: 'हमने यह खोजा',
  loosen: 'इस तरह और काम मिलेंगे',
  without: '{{name}} हटाने पर',
} as const satisfies SameShape<typeof english>;
