import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  topic: {
    COMPANY_IDENTITY: 'कंपनीचं रजिस्ट्रेशन',
    CONTACT: 'फोन आणि ई-मेल',
    PLACE: 'पत्ता',
    WORDS: 'पैशांची मागणी',
    PAY: 'पगार',
  },
  reasons: {
    'number-seen': 'नोंदणी क्रमांक सरकारी नोंदीत सापडला',
    'number-malformed': 'नोंदणी क्रमांक बरोबर नाही',
    'number-missing': 'कंपनीने नोंदणी क्रमांक दिलेला नाही',
    'waits-for-operator': 'आमच्या टीमने अजून पाहिलेलं नाही',
    'contact-answered': 'फोन आणि ई-मेलवर उत्तर मिळालं',
    'contact-malformed': 'फोन नंबर किंवा ई-मेल बरोबर नाही',
    'contact-blocked': 'या नंबर किंवा ई-मेलबद्दल तक्रारी आल्या आहेत',
    'in-city': 'पत्ता सांगितलेल्या शहरातच आहे',
    'far-from-city': 'नकाशावरचं ठिकाण सांगितलेल्या शहरापासून लांब आहे',
    'names-another-place': 'पत्त्यात दुसऱ्या गावाचं नाव आहे',
    'asks-no-money': 'तुमच्याकडे पैसे मागितलेले नाहीत',
    'asks-money': 'यात तुमच्याकडे पैसे मागितले आहेत. पैसे देऊ नका',
    'pay-plausible': 'पगार या कामाच्या मानाने योग्य आहे, किमान वेतनापेक्षा कमी नाही',
    'pay-not-told': 'पगार सांगितलेला नाही',
    'below-minimum-wage': 'पगार किमान वेतनापेक्षा कमी आहे',
    'too-good-to-be-true': 'पगार या कामाच्या मानाने खूपच जास्त आहे. सावध राहा',
  },
} as const satisfies SameShape<typeof en>;
