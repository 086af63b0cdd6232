import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  'application-status': {
    'number-moved':
      'आपका मोबाइल नंबर किसी और अकाउंट में वेरिफ़ाई हुआ है, इसलिए अब आपके अकाउंट में नहीं है। बाक़ी सब पहले जैसा है। नंबर जोड़ें, ताकि कंपनी आपको फ़ोन कर सके।',
    'number-freed':
      'हमारी टीम ने आपके अकाउंट से मोबाइल नंबर हटा दिया है। बाक़ी सब पहले जैसा है। नंबर जोड़ें, ताकि कंपनी आपको फ़ोन कर सके।',
    applied:
      'आपकी अर्ज़ी पहुँच गई: “{{jobTitle}}”, {{company}}। फ़ोन चालू रखें। {{days}} दिन तक कोई न देखे, तो क्रेडिट वापस आ जाएगा।',
    'company-feedback': '{{company}} ने आपके बारे में अपनी राय लिखी है।',
    shortlisted: '{{company}} ने आपको शॉर्टलिस्ट किया है: “{{jobTitle}}”। फ़ोन चालू रखें।',
    interviewed: '{{company}} में आपका इंटरव्यू हो गया: “{{jobTitle}}”।',
    hired: 'बधाई हो, काम मिल गया! {{company}}: “{{jobTitle}}”। पगार और शुरू करने की तारीख लिखित में माँगें।',
    'hire-undone':
      'माफ़ करें, पिछला मैसेज ग़लती से गया था: “{{jobTitle}}” के लिए {{company}} ने अभी आपको नहीं चुना है। आपकी अर्ज़ी चालू है।',
    rejected: '{{company}} में इस बार बात नहीं बनी: “{{jobTitle}}”। पास में और भी काम हैं, देखें।',
    'no-answer':
      '{{company}} से “{{jobTitle}}” का कोई जवाब नहीं आया और काम बंद हुए महीना हो गया। आपकी अर्ज़ी अब बंद है।',
    reopened: 'अच्छी ख़बर: {{company}} ने “{{jobTitle}}” के लिए आपकी अर्ज़ी फिर से खोली है। फ़ोन चालू रखें।',
  },
  'interview-scheduled': {
    scheduled: 'इंटरव्यू: {{date}}, {{time}}। {{company}}, “{{jobTitle}}”।',
    rescheduled: '{{company}} में इंटरव्यू का नया समय: {{date}}, {{time}}।',
    reminder: 'कल {{time}}: {{company}} में इंटरव्यू। रास्ता आज ही देख लें और जल्दी निकलें।',
    changed: '{{company}} में आपके इंटरव्यू की जानकारी बदली है: {{date}}, {{time}}। जगह और क्या लाना है, देख लें।',
    soon: 'दो घंटे में, {{time}}: {{company}} में इंटरव्यू। अब निकलने की तैयारी करें।',
    missed: '{{company}} के अनुसार आप {{date}} के इंटरव्यू में नहीं पहुँचे। अब भी यह काम चाहिए? उन्हें मैसेज करें।',
    'company-absent':
      'माफ़ करें: {{date}} के इंटरव्यू में {{company}} से कोई नहीं था। कंपनी ने यह माना है और दूसरा समय बता सकती है।',
  },
  'new-job-matching': {
    one: 'घर के पास नया काम: {{jobTitle}}, {{company}}, महीने के {{salary}}, {{distance}} दूर।',
    many: 'आपके लायक पास के नए काम: {{count}}। सबसे पास: {{jobTitle}}, {{distance}} दूर।',
  },
  'job-alert': {
    one: 'आपकी खोज {{search}}: नया काम आया, “{{jobTitle}}”, {{company}}।',
    many: 'आपकी खोज {{search}}: {{count}} नए काम आए।',
    'one-unnamed': 'आपकी एक खोज का नया काम आया: “{{jobTitle}}”, {{company}}।',
    'many-unnamed': 'आपकी एक खोज के {{count}} नए काम आए।',
  },
  credits: {
    granted: 'क्रेडिट जुड़े: {{count}}। अब आपके पास {{balance}} हैं।',
    referral: '{{friend}} आपके कोड से जुड़े। क्रेडिट जुड़े: {{count}}।',
    'referral-anonymous': 'किसी ने आपका कोड लगाया। क्रेडिट जुड़े: {{count}}।',
    'request-declined': 'इस बार क्रेडिट नहीं मिल सके। एक हफ़्ते बाद फिर माँगें, या किसी दोस्त को जोड़ें।',
    'refunded-fake-job':
      'यह काम फ़र्ज़ी निकला और हटा दिया गया: “{{jobTitle}}”। आपका क्रेडिट वापस आ गया; अब {{balance}} हैं। किसी को पैसे दिए हों तो 1930 पर कॉल करें।',
    'refunded-refused-job':
      'जाँच के बाद यह काम हटा दिया गया: “{{jobTitle}}”। आपका क्रेडिट वापस आ गया; अब {{balance}} हैं। इसके लिए किसी को पैसे न दें।',
    'refunded-not-viewed':
      '{{company}} ने 14 दिन तक आपकी अर्ज़ी नहीं देखी। आपका क्रेडिट वापस आ गया; अब {{balance}} हैं।',
    'refunded-company-closed':
      '{{company}} ने आपकी अर्ज़ी देखे बिना यहाँ काम बंद कर दिया। आपका क्रेडिट लौट आया, अब आपके पास कुल {{balance}} हैं।',
    'refunded-no-answer':
      '{{company}} से कोई जवाब नहीं आया, इसलिए क्रेडिट वापस मिल गया। अब आपके पास {{balance}} हैं।',
  },
  'chat-message': {
    company: '{{company}} ने आपको मैसेज भेजा है।',
    support: 'हमारी टीम ने आपको जवाब दिया है।',
  },
  'followed-company-posted': {
    posted: '{{company}} ने नया काम डाला: {{jobTitle}}, {{city}}।',
  },
  'job-notices': {
    'closing-soon': 'सेव किया हुआ काम {{date}} को बंद होगा: {{jobTitle}}, {{company}}।',
    closed: 'अब बंद हो गया: “{{jobTitle}}”, {{company}}।',
    held: 'हम इस काम की दोबारा जाँच कर रहे हैं: “{{jobTitle}}”, {{company}}। तब तक यह दिखेगा नहीं; इसके लिए किसी को पैसे न दें।',
    reopened: 'जाँच के बाद फिर से खुल गया: “{{jobTitle}}”, {{company}}।',
    'company-suspended': 'जाँच के बाद {{company}} के सारे काम अभी बंद कर दिए गए हैं। इनके लिए किसी को पैसे न दें।',
    'company-restored': 'जाँच पूरी हुई, {{company}} फिर से चालू है। वहाँ के सेव किए काम और अपनी अर्ज़ियाँ देखें।',
    removed: 'जाँच के बाद हटा दिया गया: “{{jobTitle}}”, {{company}}। इसके लिए किसी को पैसे न दें।',
    'review-hidden': 'जाँच के बाद {{company}} पर आपका रिव्यू छिपा दिया गया है: यह सिर्फ़ आपको दिखता है।',
    'review-replied': 'आपके रिव्यू पर {{company}} ने जवाब दिया है।',
    'review-restored': '{{company}} पर आपका रिव्यू फिर से सबको दिखता है।',
  },
  tips: {
    'profile-step': 'आपकी प्रोफ़ाइल {{percent}}% पूरी है। अगला क़दम: {{step}}।',
    'blog-post': 'पढ़ने के लिए नया: {{title}}',
  },
} as const satisfies SameShape<typeof english>;
