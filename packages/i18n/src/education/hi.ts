import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'पढ़ाई',
  tabs: 'पढ़ाई के स्तर',
  tab: { SSC: '10वीं', HSSC: '12वीं', UG: 'ग्रेजुएट', PG: 'पोस्ट ग्रेजुएट' },
  school: 'स्कूल',
  college: 'कॉलेज या यूनिवर्सिटी',
  exam: 'डिग्री',
  chooseExam: 'डिग्री चुनें',
  percentage: 'प्रतिशत',
  year: 'पास होने का साल',
  chooseYear: 'साल चुनें',
  savedTitle: 'पढ़ाई की जानकारी सेव हो गई',
  savedText: 'जहाँ आप अप्लाई करेंगे, वह कंपनी इसे देखेगी।',
  schoolMissing: 'स्कूल का नाम लिखें।',
  collegeMissing: 'कॉलेज या यूनिवर्सिटी का नाम लिखें।',
  percentageWrong: '0 से 100 तक का नंबर लिखें।',
  marksheet: {
    title: 'मार्कशीट',
    choose: 'फ़ोटो चुनें',
    replace: 'दूसरी फ़ोटो चुनें',
    alt: 'आपकी मार्कशीट',
    fresh: 'यह फ़ॉर्म के साथ सेव होगी।',
    failed: 'यह फ़ोटो नहीं खुली। दूसरी चुनें।',
    deleteTitle: 'मार्कशीट हटा दें?',
    deleteText: 'फ़ोटो हमेशा के लिए हट जाएगी। स्कूल, नंबर और साल बने रहेंगे।',
    deleted: 'मार्कशीट हटा दी गई',
    deletedText: 'अब कोई कंपनी इसे नहीं देख सकती। आप कभी भी नई फ़ोटो जोड़ सकते हैं।',
    preparing: 'फ़ोटो तैयार हो रही है…',
  },
} as const satisfies SameShape<typeof english>;
