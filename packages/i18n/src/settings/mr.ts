import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'सेटिंग',
  language: 'भाषा',
  feedback: 'कंपन्यांचं मत',
  faq: 'प्रश्न-उत्तरं',
  support: 'मदतीसाठी संपर्क',
  terms: 'अटी',
  privacy: 'प्रायव्हसी पॉलिसी',
  notifications: 'नोटिफिकेशन',
  logout: 'लॉगआउट करा',
  logoutTitle: 'लॉगआउट करायचं?',
  logoutText: 'तुम्ही पुन्हा कधीही लॉगिन करू शकता.',
  available: {
    label: 'मला काम हवं आहे',
    hint: 'बंद केल्यास कंपन्यांना दिसेल की तुम्ही सध्या काम शोधत नाही.',
    onTitle: 'तुम्हाला काम हवं आहे असं दाखवायचं?',
    offTitle: 'तुम्ही सध्या काम शोधत नाही असं दाखवायचं?',
    saved: 'सेव्ह झालं',
  },
  data: {
    open: 'माझी माहिती: काय, का, कोण पाहील',
    promise: 'हे फक्त तुम्ही अर्ज किंवा फोन केलेल्या कंपन्यांना दिसतं.',
    required: 'खात्यासाठी हे लागतंच.',
    why: 'का',
    whoSees: 'कोण पाहील',
    allow: 'मान्य आहे',
    since: '{{date}} ला उत्तर दिलं',
    export: 'माझ्या माहितीची कॉपी घ्या',
    exported: 'तुमची माहिती डाउनलोड झाली',
  },
  remove: {
    open: 'माझं खातं काढून टाका',
    title: 'खातं काढून टाकायचं?',
    text: 'कंपन्यांना तुम्ही पुन्हा दिसणार नाही. प्रोफाइल, फाइल, अर्ज आणि मेसेज काढून टाकले जातील. हे परत मिळणार नाही. काही ठेवायचं असेल तर आधी तुमच्या माहितीची कॉपी घ्या.',
    confirm: 'कायमचं काढा',
  },
} as const satisfies SameShape<typeof english>;
