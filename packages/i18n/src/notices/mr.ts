import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  'application-status': {
    'number-moved':
      'तुमचा मोबाइल नंबर दुसऱ्या खात्यात व्हेरिफाय झाला आहे, म्हणून तो आता तुमच्या खात्यात नाही. बाकी सगळं पहिल्यासारखंच आहे. नंबर जोडा, म्हणजे कंपनी तुम्हाला फोन करू शकेल.',
    'number-freed':
      'आमच्या टीमने तुमच्या खात्यातून मोबाइल नंबर काढला आहे. बाकी सगळं पहिल्यासारखंच आहे. नंबर जोडा, म्हणजे कंपनी तुम्हाला फोन करू शकेल.',
    applied:
      'तुमचा अर्ज पोहोचला: “{{jobTitle}}”, {{company}}. फोन चालू ठेवा. {{days}} दिवस कोणी पाहिला नाही, तर क्रेडिट परत येईल.',
    'company-feedback': '{{company}} ने तुमच्याबद्दल मत लिहिलं आहे.',
    shortlisted: '{{company}} ने तुम्हाला शॉर्टलिस्ट केलं आहे: “{{jobTitle}}”. फोन चालू ठेवा.',
    interviewed: '{{company}} इथे तुमचा इंटरव्ह्यू झाला: “{{jobTitle}}”.',
    hired: 'अभिनंदन, काम मिळालं! {{company}}: “{{jobTitle}}”. पगार आणि रुजू होण्याची तारीख लेखी मागा.',
    'hire-undone':
      'माफ करा, मागचा मेसेज चुकून गेला होता: {{company}} ने अजून तुमची निवड केलेली नाही, “{{jobTitle}}”. तुमचा अर्ज चालू आहे.',
    rejected: '{{company}} इथे या वेळी निवड झाली नाही: “{{jobTitle}}”. जवळ इतर कामं आहेत, पाहा.',
    reopened: 'आनंदाची बातमी: {{company}} ने तुमचा अर्ज पुन्हा उघडला आहे, “{{jobTitle}}”. फोन चालू ठेवा.',
  },
  'interview-scheduled': {
    scheduled: 'इंटरव्ह्यू: {{date}}, {{time}}. {{company}}, “{{jobTitle}}”.',
    rescheduled: '{{company}} इथल्या इंटरव्ह्यूची नवीन वेळ: {{date}}, {{time}}.',
    reminder: 'उद्या {{time}}: {{company}} इथे इंटरव्ह्यू. रस्ता आजच पाहून ठेवा आणि लवकर निघा.',
  },
  'new-job-matching': {
    one: 'घराजवळ नवीन काम: {{jobTitle}}, {{company}}, {{salary}} महिना, {{distance}} अंतरावर.',
    many: 'तुम्हाला जमतील अशी जवळची नवीन कामं: {{count}}. सगळ्यात जवळ: {{jobTitle}}, {{distance}} अंतरावर.',
  },
  'job-alert': {
    one: 'तुमचा शोध {{search}}: नवीन काम आलं, “{{jobTitle}}”, {{company}}.',
    many: 'तुमचा शोध {{search}}: {{count}} नवीन कामं आली.',
    'one-unnamed': 'तुमच्या एका शोधाचं नवीन काम आलं: “{{jobTitle}}”, {{company}}.',
    'many-unnamed': 'तुमच्या एका शोधाची {{count}} नवीन कामं आली.',
  },
  credits: {
    granted: 'क्रेडिट मिळाली: {{count}}. आता तुमच्याकडे {{balance}} आहेत.',
    referral: '{{friend}} तुमच्या कोडने आले. क्रेडिट मिळाली: {{count}}.',
    'referral-anonymous': 'कोणीतरी तुमचा कोड वापरून आलं. क्रेडिट मिळाली: {{count}}.',
    'request-declined': 'या वेळी क्रेडिट मिळाली नाहीत. आठवड्याने पुन्हा मागा, किंवा मित्र-मैत्रिणीला जोडा.',
    'refunded-fake-job':
      'हे काम खोटं निघालं आणि काढून टाकलं: “{{jobTitle}}”. तुमचं क्रेडिट परत आलं; आता {{balance}} आहेत. कोणाला पैसे दिले असतील तर 1930 वर फोन करा.',
    'refunded-refused-job':
      'तपासणीनंतर हे काम काढून टाकलं: “{{jobTitle}}”. तुमचं क्रेडिट परत आलं; आता {{balance}} आहेत. त्यासाठी कोणालाही पैसे देऊ नका.',
    'refunded-not-viewed':
      '{{company}} ने 14 दिवस तुमचा अर्ज पाहिला नाही. तुमचं क्रेडिट परत आलं; आता {{balance}} आहेत.',
  },
  'chat-message': {
    company: '{{company}} ने तुम्हाला मेसेज पाठवला आहे.',
    support: 'आमच्या टीमने तुम्हाला उत्तर दिलं आहे.',
  },
  'followed-company-posted': {
    posted: '{{company}} ने नवीन काम टाकलं: {{jobTitle}}, {{city}}.',
  },
  'job-notices': {
    'closing-soon': 'सेव्ह केलेलं काम {{date}} ला बंद होईल: {{jobTitle}}, {{company}}.',
    closed: 'आता बंद झालं: “{{jobTitle}}”, {{company}}.',
    held: 'आम्ही हे काम पुन्हा तपासत आहोत: “{{jobTitle}}”, {{company}}. तोपर्यंत ते दिसणार नाही; त्यासाठी कोणालाही पैसे देऊ नका.',
    reopened: 'तपासणीनंतर पुन्हा सुरू झालं: “{{jobTitle}}”, {{company}}.',
    'company-suspended': 'तपासणीनंतर {{company}} ची सगळी कामं सध्या बंद केली आहेत. त्यांच्यासाठी कोणालाही पैसे देऊ नका.',
    'company-restored': 'तपासणी पूर्ण झाली, {{company}} पुन्हा सुरू आहे. तिथली सेव्ह केलेली कामं आणि तुमचे अर्ज पाहा.',
    removed: 'तपासणीनंतर काढून टाकलं: “{{jobTitle}}”, {{company}}. त्यासाठी कोणालाही पैसे देऊ नका.',
    'review-hidden': 'तपासणीनंतर {{company}} बद्दलचा तुमचा रिव्ह्यू लपवला आहे: तो फक्त तुम्हाला दिसतो.',
    'review-restored': '{{company}} बद्दलचा तुमचा रिव्ह्यू पुन्हा सगळ्यांना दिसतो.',
  },
  tips: {
    'profile-step': 'तुमची प्रोफाइल {{percent}}% पूर्ण आहे. पुढचं पाऊल: {{step}}.',
    'blog-post': 'वाचायला नवीन: {{title}}',
  },
} as const satisfies SameShape<typeof english>;
