import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'शिक्षण',
  tabs: 'शिक्षणाचे टप्पे',
  tab: { SSC: '10वी', HSSC: '12वी', UG: 'ग्रॅज्युएट', PG: 'पोस्ट ग्रॅज्युएट' },
  school: 'शाळा',
  college: 'कॉलेज किंवा विद्यापीठ',
  exam: 'डिग्री',
  chooseExam: 'डिग्री निवडा',
  percentage: 'टक्के',
  year: 'पास झाल्याचं वर्ष',
  chooseYear: 'वर्ष निवडा',
  savedTitle: 'शिक्षणाची माहिती सेव्ह झाली',
  savedText: 'तुम्ही जिथे अर्ज कराल त्या कंपनीला ती दिसेल.',
  schoolMissing: 'शाळेचं नाव लिहा.',
  collegeMissing: 'कॉलेज किंवा विद्यापीठाचं नाव लिहा.',
  percentageWrong: '0 ते 100 मधला आकडा लिहा.',
  marksheet: {
    title: 'मार्कशीट',
    choose: 'फोटो निवडा',
    replace: 'दुसरा फोटो निवडा',
    alt: 'तुमची मार्कशीट',
    fresh: 'ही फॉर्मसोबत सेव्ह होईल.',
    failed: 'हा फोटो उघडला नाही. दुसरा निवडा.',
    deleteTitle: 'मार्कशीट काढून टाकायची?',
    deleteText: 'फोटो कायमचा निघून जाईल. शाळा, गुण आणि वर्ष तसंच राहील.',
    deleted: 'मार्कशीट काढून टाकली',
    deletedText: 'आता कोणत्याही कंपनीला ती दिसणार नाही. तुम्ही कधीही नवीन फोटो जोडू शकता.',
    preparing: 'फोटो तयार होत आहे…',
  },
} as const satisfies SameShape<typeof english>;
