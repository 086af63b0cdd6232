import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'फिल्टर',
  active: 'फिल्टर ({{count}})',
  open: 'फिल्टर',
  name: {
    jobProfile: 'कोणतं काम',
    jobType: 'कामाचा प्रकार',
    shift: 'कामाची वेळ',
    workPlace: 'कुठून काम',
    pay: 'महिन्याचा पगार',
    radiusKm: 'किती लांब',
    experience: 'अनुभव',
    experienceYears: 'किती वर्षांचा अनुभव',
    qualification: 'शिक्षण कुठवर',
  },

  allProfiles: 'सगळी {{count}} प्रकारची कामं',
  fewerProfiles: 'कमी दाखवा',
  /** Labels of the two ends of a range slider, by unit. */
  ends: {
    rupees: { from: 'कमीत कमी पगार', to: 'जास्तीत जास्त पगार' },
    years: { from: 'कमीत कमी वर्षं', to: 'जास्तीत जास्त वर्षं' },
  },
  radiusWithin: '{{distance}}च्या आत',
  radiusNeedsPlace: 'आधी शहर किंवा तुमचं ठिकाण निवडा.',
  city: 'शहर',
  useMyPlace: 'माझ्या जवळची कामं',
  nearMe: 'माझ्या जवळ',
  placeNotFound: 'तुमचं ठिकाण कळलं नाही. मोकळ्या जागी जा, किंवा शहर निवडा.',
  findingPlace: 'तुमचं ठिकाण शोधत आहोत…',
  placeUnknown: 'तुम्ही कुठे आहात ते आम्हाला माहीत नाही. “माझ्या जवळ” दाबा किंवा शहर निवडा.',
  sort: { label: 'क्रम', HERE: 'आधी इथली', NEWEST: 'नवीन आधी', NEAREST: 'जवळची आधी' },
  clearFilters: 'फिल्टर काढा',
  reset: 'सगळे काढा',
  apply: 'कामं दाखवा',
  showCapped: '{{count}}+ कामं दाखवा',
  showCount_one: '{{count}} काम दाखवा',
  showCount_other: '{{count}} कामं दाखवा',

  remove: '{{name}} काढा',
  not: '{{name}} नको',
  notApplied: 'यात धरलं नाही',
  placeNotKnown: 'ही जागा आम्हाला माहीत नाही',
  alsoIn: '{{where}} पण पाहा',
  understood: 'आम्ही हे शोधलं',
  loosen: 'असं केल्यास आणखी कामं मिळतील',
  without: '{{name}} काढल्यास',
} as const satisfies SameShape<typeof english>;
