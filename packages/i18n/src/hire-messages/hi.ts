import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मैसेज',
  empty: 'अभी कोई मैसेज नहीं',
  emptyHint: 'किसी उम्मीदवार के पेज से लिखें। मैसेज उन्हें तुरंत मिलेगा।',
  toPeople: 'देखें किसने अर्ज़ी दी',
  ours: 'आप: {{text}}',
  unread_one: '{{count}} नया',
  unread_other: '{{count}} नए',
  messages: '{{name}} के साथ मैसेज',
  you: 'आप',
  seen: 'पढ़ लिया',
  first: 'आपने अभी एक-दूसरे को कुछ नहीं लिखा। {{name}} को आपका पहला मैसेज तुरंत मिलेगा और वे जवाब दे सकेंगे।',
  about: '{{name}} के बारे में',
  older: 'पुराने मैसेज दिखाएँ',
  message: 'आपका मैसेज',
  send: 'भेजें',
  offline: 'इंटरनेट नहीं है। आपका लिखा यहीं रहेगा, इंटरनेट आने पर भेजें।',
  toMessages: 'सब मैसेज देखें',
  templates: 'तैयार मैसेज',
  templatesHint: 'दबाने पर मैसेज {{name}} की भाषा में नीचे लिखा जाएगा। भेजने से पहले उसे बदल सकते हैं।',
  templateLabel: {
    call: 'फ़ोन करें',
    interview: 'इंटरव्यू पर आएँ',
    papers: 'काग़ज़ साथ लाएँ',
    open: 'जगह अब भी ख़ाली है',
    thanks: 'धन्यवाद',
  },
  template: {
    call: 'नमस्ते {{name}}, मैं {{company}} से, “{{job}}” की नौकरी के बारे में। समय मिलने पर हमें फ़ोन करें, या लिखें कि हम आपको कब फ़ोन करें।',
    interview:
      'नमस्ते {{name}}, “{{job}}” की नौकरी के लिए हम आपसे मिलना चाहते हैं। आपके लिए कौन-सा दिन और समय ठीक रहेगा? {{company}}',
    papers:
      'नमस्ते {{name}}, “{{job}}” की नौकरी के लिए अपना आधार कार्ड और सर्टिफ़िकेट की कॉपी साथ लाएँ। असली काग़ज़ आपके पास ही रहेंगे। {{company}}',
    open: 'नमस्ते {{name}}, “{{job}}” की जगह अब भी ख़ाली है। क्या आपको यह काम चाहिए? {{company}}',
    thanks:
      'धन्यवाद, {{name}}। “{{job}}” की नौकरी के बारे में आपका मैसेज हमने पढ़ लिया है, जल्द ही आपको लिखेंगे। {{company}}',
  },
} as const satisfies SameShape<typeof english>;
