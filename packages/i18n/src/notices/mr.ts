import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  'application-status': {
    shortlisted: '{{company}} ने तुम्हाला {{jobTitle}} साठी शॉर्टलिस्ट केलं आहे. फोन चालू ठेवा.',
    interviewed: '{{jobTitle}} साठी तुमची मुलाखत झाली, अशी {{company}} ने नोंद केली.',
    hired: 'अभिनंदन! {{company}} ने {{jobTitle}} साठी तुमची निवड केली. पगार आणि रुजू होण्याची तारीख लेखी मागा.',
    rejected: '{{company}} ने या वेळी {{jobTitle}} साठी तुमची निवड केली नाही. तुमच्या जवळ इतर नोकऱ्या आहेत, पाहा.',
  },
  'interview-scheduled': {
    scheduled: '{{company}} मध्ये {{jobTitle}} साठी मुलाखत: {{date}}, {{time}}.',
    rescheduled: '{{company}} मधल्या मुलाखतीची नवी वेळ: {{date}}, {{time}}.',
    reminder: 'उद्या {{time}}: {{company}} मध्ये मुलाखत. रस्ता आजच पाहून ठेवा आणि लवकर निघा.',
  },
  'new-job-matching': {
    one: 'तुमच्या जवळ नवी नोकरी: {{jobTitle}}, {{company}}, महिना {{salary}}, {{distance}} अंतरावर.',
    many: 'तुम्हाला जमतील अशा जवळच्या नव्या नोकऱ्या: {{count}}. सगळ्यात जवळ: {{jobTitle}}, {{distance}} अंतरावर.',
  },
  credits: {
    granted: 'क्रेडिट मिळाले: {{count}}. आता तुमच्याकडे {{balance}} आहेत.',
    referral: '{{friend}} तुमच्या कोडने जोडले गेले. क्रेडिट मिळाले: {{count}}.',
    'referral-anonymous': 'तुमच्या कोडने एक मित्र जोडला गेला. क्रेडिट मिळाले: {{count}}.',
    'request-declined': 'या वेळी क्रेडिट मिळाले नाहीत. आठवड्याने पुन्हा मागा, किंवा एखाद्या मित्राला जोडा.',
    'refunded-fake-job':
      '{{jobTitle}} खोटी निघाली, काढून टाकली. तुमचं क्रेडिट परत आलं; आता {{balance}} आहेत. कोणाला पैसे दिले असतील तर 1930 वर फोन करा.',
    'refunded-not-viewed':
      '{{company}} ने 14 दिवस तुमचा अर्ज पाहिला नाही. तुमचं क्रेडिट परत आलं; आता {{balance}} आहेत.',
  },
  'chat-message': {
    company: '{{company}} ने तुम्हाला मेसेज पाठवला आहे.',
    support: 'आमच्या टीमने तुम्हाला उत्तर दिलं आहे.',
  },
  'followed-company-posted': {
    posted: '{{company}} ने नवी नोकरी टाकली: {{jobTitle}}, {{city}}.',
  },
  'job-notices': {
    'closing-soon': 'सेव्ह केलेली नोकरी {{date}} ला बंद होईल: {{jobTitle}}, {{company}}.',
    closed: '{{company}} ची {{jobTitle}} नोकरी आता बंद झाली आहे.',
    removed: '{{company}} ची {{jobTitle}} नोकरी तपासणीनंतर काढली. तिच्यासाठी कोणालाही पैसे देऊ नका.',
  },
} as const satisfies SameShape<typeof english>;
