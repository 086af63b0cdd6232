import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  ok: 'ठीक आहे',
  yes: 'हो',
  no: 'नाही',
  cancel: 'राहू द्या',
  close: 'बंद करा',
  back: 'मागे',
  next: 'पुढे',
  done: 'झालं',
  save: 'सेव्ह करा',
  edit: 'बदला',
  delete: 'काढून टाका',
  add: 'जोडा',

  send: 'पाठवा',
  submit: 'पाठवा',
  confirm: 'नक्की करा',
  apply: 'लागू करा',
  reset: 'पुन्हा सुरू करा',
  clear: 'पुसा',
  undo: 'परत घ्या',
  retry: 'पुन्हा प्रयत्न करा',
  needsScript: 'या पानासाठी ब्राउझरमध्ये JavaScript चालू करा. कामं त्याशिवायही शोधता आणि वाचता येतात.',

  share: 'शेअर करा',
  email: 'ई-मेल',
  copy: 'कॉपी करा',
  copied: 'कॉपी झालं',
  download: 'डाउनलोड करा',

  search: 'शोधा',
  seeAll: 'सगळं पाहा',
  loadMore: 'आणखी दाखवा',
  readMore: 'पूर्ण वाचा',
  loading: 'उघडत आहे…',
  saving: 'सेव्ह होत आहे…',
  signIn: 'लॉगिन करा',

  optional: 'गरजेचं नाही',
  other: 'दुसरं काही',
  notGiven: 'सांगितलं नाही',

  skipToContent: 'थेट पानावर जा',
  opensNewTab: 'नवीन टॅबमध्ये उघडेल',
  offline: 'इंटरनेट नाही. दिसत आहे ते जुनं असू शकतं.',
  backOnline: 'इंटरनेट परत आलं.',
  previous: 'मागचं',
  slide: '{{total}} पैकी {{number}}',

  characters_one: '{{count}} अक्षर उरलं',
  characters_other: '{{count}} अक्षरं उरली',
  results_one: '{{count}} पर्याय',
  results_other: '{{count}} पर्याय',
  noMatch: '“{{text}}” सारखं काही सापडलं नाही',
  stars_one: '5 पैकी {{count}} तारा',
  stars_other: '5 पैकी {{count}} तारे',
  credits_one: '{{count}} क्रेडिट',
  credits_other: '{{count}} क्रेडिट',

  language: {},
} as const satisfies SameShape<typeof english>;
