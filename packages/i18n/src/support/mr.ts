import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मदतीसाठी संपर्क',
  intro: 'आम्ही प्रत्येक मेसेज वाचतो आणि लवकरात लवकर उत्तर देतो.',
  visitorIntro:
    'लॉगिन होत नाही, कोड आला नाही, एखाद्या कामासाठी पैसे मागितले: आम्हाला लिहा किंवा फोन करा. लॉगिन केल्यावर इथूनही लिहिता येतं.',
  email: 'ई-मेल',
  phone: 'फोन',
  address: 'पत्ता',
  message: 'तुमचा मेसेज',
  hint: 'काय झालं? तुम्हाला काय करायचं होतं?',
  emptyTitle: 'मेसेज रिकामा आहे',
  emptyText: 'आधी काहीतरी लिहा.',
  sentTitle: 'मेसेज पाठवला',
  sentText: 'धन्यवाद. आम्ही तुमच्या ई-मेलवर उत्तर देऊ.',
  feedbackTitle: 'कंपन्यांचं मत',
  feedbackNone: 'अजून कोणतंही मत नाही',
  feedbackNoneHint: 'इंटरव्ह्यूनंतर कंपनी तुमच्याबद्दल जे म्हणेल ते इथे येईल.',
  left: '{{count}} अक्षरं उरली',
} as const satisfies SameShape<typeof english>;
