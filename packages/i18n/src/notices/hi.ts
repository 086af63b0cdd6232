import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  'application-status': {
    shortlisted: '{{company}} ने आपको {{jobTitle}} के लिए शॉर्टलिस्ट किया है। फ़ोन चालू रखिए।',
    interviewed: '{{jobTitle}} के लिए आपका इंटरव्यू हो गया, {{company}} ने दर्ज किया।',
    hired: 'बधाई हो! {{company}} ने आपको {{jobTitle}} के लिए चुना है। सैलरी और शुरू करने की तारीख लिखित में माँगिए।',
    rejected: '{{company}} ने इस बार {{jobTitle}} के लिए आपको नहीं चुना। आपके पास और भी नौकरियाँ हैं, देखिए।',
  },
  'interview-scheduled': {
    scheduled: '{{company}} में {{jobTitle}} का इंटरव्यू: {{date}}, {{time}}।',
    rescheduled: '{{company}} में इंटरव्यू का नया समय: {{date}}, {{time}}।',
    reminder: 'कल {{time}}: {{company}} में इंटरव्यू। रास्ता आज ही देख लीजिए और जल्दी निकलिए।',
  },
  'new-job-matching': {
    one: 'आपके पास नई नौकरी: {{jobTitle}}, {{company}}, महीने के {{salary}}, {{distance}} दूर।',
    many: 'आपके लायक पास की नई नौकरियाँ: {{count}}। सबसे पास: {{jobTitle}}, {{distance}} दूर।',
  },
  credits: {
    granted: 'क्रेडिट जुड़े: {{count}}। अब आपके पास {{balance}} हैं।',
    referral: '{{friend}} आपके कोड से जुड़े। क्रेडिट जुड़े: {{count}}।',
    'referral-anonymous': 'आपके कोड से एक दोस्त जुड़ा। क्रेडिट जुड़े: {{count}}।',
    'request-declined': 'इस बार क्रेडिट नहीं मिल सके। एक हफ़्ते बाद फिर माँगिए, या किसी दोस्त को जोड़िए।',
    'refunded-fake-job':
      '{{jobTitle}} फ़र्ज़ी निकली, हटा दी गई। आपका क्रेडिट वापस आ गया; अब {{balance}} हैं। किसी को पैसे दिए हों तो 1930 पर कॉल कीजिए।',
    'refunded-not-viewed':
      '{{company}} ने 14 दिन तक आपकी एप्लीकेशन नहीं देखी। आपका क्रेडिट वापस आ गया; अब {{balance}} हैं।',
  },
  'chat-message': {
    company: '{{company}} ने आपको मैसेज भेजा है।',
    support: 'हमारी टीम ने आपको जवाब दिया है।',
  },
  'followed-company-posted': {
    posted: '{{company}} ने नई नौकरी डाली: {{jobTitle}}, {{city}}।',
  },
  'job-notices': {
    'closing-soon': 'सेव की हुई नौकरी {{date}} को बंद होगी: {{jobTitle}}, {{company}}।',
    closed: '{{company}} की {{jobTitle}} नौकरी अब बंद हो गई है।',
    removed: '{{company}} की {{jobTitle}} नौकरी जाँच के बाद हटा दी गई। इसके लिए किसी को पैसे मत दीजिए।',
  },
} as const satisfies SameShape<typeof english>;
