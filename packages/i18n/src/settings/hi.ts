import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'सेटिंग',
  language: 'भाषा',
  feedback: 'कंपनियों की राय',
  faq: 'सवाल-जवाब',
  support: 'मदद के लिए संपर्क करें',
  terms: 'शर्तें',
  privacy: 'प्राइवेसी पॉलिसी',
  notifications: 'नोटिफ़िकेशन',
  logout: 'लॉगआउट करें',
  logoutTitle: 'लॉगआउट करें?',
  logoutText: 'आप जब चाहें फिर लॉगिन कर सकते हैं।',
  available: {
    label: 'मुझे काम चाहिए',
    hint: 'बंद करने पर कंपनियों को दिखेगा कि आप अभी काम नहीं ढूँढ रहे।',
    onTitle: 'दिखाएँ कि आपको काम चाहिए?',
    offTitle: 'दिखाएँ कि आप अभी काम नहीं ढूँढ रहे?',
    saved: 'सेव हो गया',
  },
  data: {
    open: 'मेरी जानकारी: क्या, क्यों, कौन देखेगा',
    promise: 'यह सिर्फ़ उन कंपनियों को दिखता है जहाँ आप अप्लाई या कॉल करते हैं।',
    required: 'अकाउंट के लिए यह ज़रूरी है।',
    why: 'क्यों',
    whoSees: 'कौन देखेगा',
    allow: 'मंज़ूर है',
    since: '{{date}} को जवाब दिया',
    export: 'मेरी जानकारी की कॉपी लें',
    exported: 'आपकी जानकारी डाउनलोड हो गई',
  },
  remove: {
    open: 'मेरा अकाउंट हटाएँ',
    title: 'अकाउंट हटा दें?',
    text: 'कंपनियाँ आपको फिर नहीं देख पाएँगी। प्रोफ़ाइल, फ़ाइलें, अर्ज़ियाँ और मैसेज मिट जाएँगे। यह वापस नहीं होगा। कुछ रखना हो तो पहले अपनी जानकारी की कॉपी ले लें।',
    confirm: 'हमेशा के लिए हटाएँ',
  },
} as const satisfies SameShape<typeof english>;
