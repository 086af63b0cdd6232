import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'माझी कामं',
  tabs: 'कामं कुठवर आली',
  tab: {
    ALL: 'सगळी',
    APPLIED: 'अर्ज केलेली',
    SHORTLISTED: 'शॉर्टलिस्ट',
    SCHEDULED: 'इंटरव्ह्यू ठरला',
    INTERVIEWED: 'इंटरव्ह्यू झाला',
    HIRED: 'काम मिळालं',
    REJECTED: 'निवड नाही',
    SAVED: 'सेव्ह केलेली',
  },
  empty: {
    ALL: 'तुम्ही अजून कुठेही अर्ज केलेला नाही',
    APPLIED: 'कोणत्याही अर्जाचं उत्तर बाकी नाही',
    SHORTLISTED: 'अजून कोणत्याही कंपनीने शॉर्टलिस्ट केलेलं नाही',
    SCHEDULED: 'सध्या कोणताही इंटरव्ह्यू ठरलेला नाही',
    INTERVIEWED: 'कोणत्याही इंटरव्ह्यूचा निकाल बाकी नाही',
    HIRED: 'तुमचं नवीन काम इथे दिसेल',
    REJECTED: 'कोणत्याही कंपनीने नकार दिलेला नाही',
    SAVED: 'तुम्ही कोणतंही काम सेव्ह केलेलं नाही',
  },
  emptyHint: 'तुम्ही जिथे अर्ज कराल ते इथे दिसेल, आणि पुढे काय झालं तेही.',
  emptySavedHint: 'नंतरसाठी ठेवायचं असेल तर कामावरचं बुकमार्क दाबा.',
  list: {
    APPLIED: 'अर्ज केलेली कामं',
    SHORTLISTED: 'जिथे शॉर्टलिस्ट झालात',
    HIRED: 'जिथे काम मिळालं',
    SCHEDULED: 'जिथे इंटरव्ह्यू ठरला',
    SAVED: 'सेव्ह केलेली कामं',
  },
  progress: 'कुठवर आलं',
  coming: 'पुढे',
  stepOn: '{{date}}, {{time}}',
  interview: 'इंटरव्ह्यू: {{date}}, {{time}}',
  takeBack: 'मागे घ्या',
} as const satisfies SameShape<typeof english>;
