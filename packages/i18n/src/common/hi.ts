import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  ok: 'ठीक है',
  yes: 'हाँ',
  no: 'नहीं',
  cancel: 'रहने दें',
  close: 'बंद करें',
  back: 'पीछे',
  next: 'आगे',
  done: 'हो गया',
  save: 'सेव करें',
  edit: 'बदलें',
  delete: 'हटाएँ',
  add: 'जोड़ें',

  send: 'भेजें',
  submit: 'जमा करें',
  confirm: 'पक्का करें',
  apply: 'लागू करें',
  reset: 'फिर से शुरू करें',
  clear: 'साफ़ करें',
  undo: 'पहले जैसा करें',
  retry: 'फिर कोशिश करें',
  needsScript: 'इस पेज के लिए ब्राउज़र में JavaScript चालू करें। काम उसके बिना भी खोज और पढ़ सकते हैं।',

  share: 'शेयर करें',
  email: 'ई-मेल',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  download: 'डाउनलोड करें',

  search: 'खोजें',
  seeAll: 'सब देखें',
  loadMore: 'और दिखाएँ',
  readMore: 'पूरा पढ़ें',
  loading: 'खुल रहा है…',
  saving: 'सेव हो रहा है…',
  signIn: 'लॉगिन करें',

  optional: 'ज़रूरी नहीं',
  other: 'कुछ और',
  notGiven: 'नहीं बताया',

  skipToContent: 'सीधे पेज पर जाएँ',
  opensNewTab: 'नए टैब में खुलेगा',
  offline: 'इंटरनेट नहीं है। जो दिख रहा है वह पुराना हो सकता है।',
  backOnline: 'इंटरनेट वापस आ गया।',
  previous: 'पिछला',
  slide: '{{total}} में से {{number}}',

  characters_one: '{{count}} अक्षर बचा',
  characters_other: '{{count}} अक्षर बचे',
  results_one: '{{count}} नतीजा',
  results_other: '{{count}} नतीजे',
  noMatch: '“{{text}}” जैसा कुछ नहीं मिला',
  stars_one: '5 में से {{count}} तारा',
  stars_other: '5 में से {{count}} तारे',
  credits_one: '{{count}} क्रेडिट',
  credits_other: '{{count}} क्रेडिट',

  language: {},
} as const satisfies SameShape<typeof english>;
