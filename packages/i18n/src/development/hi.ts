import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  signIn: {
    title: 'चुनिए कौन साइन इन करेगा',
    explanation:
      'यहाँ Google की जानकारी सेट नहीं है, इसलिए यह पेज Google की जगह काम करता है। यह सिर्फ़ आज़माने और टेस्ट के लिए है।',
    choose: 'तैयार लोग',
    someoneNew: 'कोई नया',
    name: 'नाम',
    email: 'ई-मेल',
    enter: 'साइन इन कीजिए',
    wrong: 'नाम और सही ई-मेल लिखिए।',
  },
  outbox: {
    title: 'SMS आउटबॉक्स',
    explanation: 'यहाँ SMS भेजने वाली सेवा सेट नहीं है, इसलिए मैसेज इस पेज पर आते हैं। नए देखने के लिए पेज फिर से खोलिए।',
    none: 'अभी कोई मैसेज नहीं है।',
    to: 'किसे',
    text: 'मैसेज',
  },
} as const satisfies SameShape<typeof english>;
