import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मदद के लिए संपर्क करें',
  intro: 'हम हर मैसेज पढ़ते हैं और जल्दी से जल्दी जवाब देते हैं।',
  visitorIntro:
    'लॉगिन नहीं हो रहा, कोड नहीं आया, किसी काम के लिए पैसे माँगे गए: हमें लिखें या फ़ोन करें। लॉगिन करने के बाद यहाँ से भी लिख सकते हैं।',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  address: 'पता',
  message: 'आपका मैसेज',
  hint: 'क्या हुआ? आप क्या करना चाहते थे?',
  emptyTitle: 'मैसेज ख़ाली है',
  emptyText: 'पहले कुछ लिखें।',
  sentTitle: 'मैसेज भेज दिया',
  sentText: 'धन्यवाद। हम आपके ई-मेल पर जवाब देंगे।',
  feedbackTitle: 'कंपनियों की राय',
  feedbackNone: 'अभी कोई राय नहीं',
  feedbackNoneHint: 'इंटरव्यू के बाद कंपनी आपके बारे में जो कहे, वह यहाँ आएगा।',
  left: '{{count}} अक्षर बचे',
} as const satisfies SameShape<typeof english>;
