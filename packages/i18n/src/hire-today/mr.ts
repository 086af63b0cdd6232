import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'आज',
  new_one: 'नवीन उमेदवार तुमच्या उत्तराची वाट पाहतो आहे',
  new_other: 'नवीन उमेदवार तुमच्या उत्तराची वाट पाहत आहेत',
  overdue_one: '{{count}} उत्तर द्यायला उशीर झाला आहे',
  overdue_other: '{{count}} उत्तरं द्यायला उशीर झाला आहे',
  unread_one: 'नवीन मेसेज',
  unread_other: 'नवीन मेसेज',
  shortlisted_one: 'उमेदवार शॉर्टलिस्टमध्ये आहे',
  shortlisted_other: 'उमेदवार शॉर्टलिस्टमध्ये आहेत',
  interviews_one: 'इंटरव्ह्यू ठरला आहे',
  interviews_other: 'इंटरव्ह्यू ठरले आहेत',
  interviewsToday_one: 'इंटरव्ह्यू आज: {{who}}',
  interviewsToday_other: 'इंटरव्ह्यू आज: {{who}}',
  calendar: 'कॅलेंडर उघडा',
  met_one: 'जणाची भेट झाली, निर्णय बाकी आहे',
  met_other: 'जणांची भेट झाली, निर्णय बाकी आहे',
  seeHired: 'कोणाला कामावर घेतलं ते पाहा',
  nobodyWaits: 'सध्या कोणीही वाट पाहत नाही',
  answering: 'तुम्ही कसं उत्तर देता',
  answeringCount: 'गेल्या 90 दिवसांत {{applications}} पैकी {{answered}} लोकांना तुमचं उत्तर मिळालं.',
  answeringSeen: 'काम शोधणारे वाचतात: “{{text}}”.',
  answeringFew: '5 जणांनी अर्ज करेपर्यंत लोकांना याबद्दल काही दिसत नाही.',
  answeringHalf:
    'लोकांना याबद्दल काही दिसत नाही: फार कमी जणांना उत्तर मिळालं. निम्म्याहून जास्त जणांना उत्तर द्या, मग तुम्ही किती लवकर उत्तर देता ते दिसेल.',
  answers: {
    DAY: 'सहसा एका दिवसात उत्तर देते',
    TWO_DAYS: 'सहसा 2 दिवसांत उत्तर देते',
    THREE_DAYS: 'सहसा 3 दिवसांत उत्तर देते',
    WEEK: 'सहसा एका आठवड्यात उत्तर देते',
    TWO_WEEKS: 'सहसा 2 आठवड्यांत उत्तर देते',
    LONGER: 'उत्तर द्यायला बऱ्याचदा 2 आठवड्यांहून जास्त घेते',
    OFTEN_NOT: 'बऱ्याचदा उत्तर देत नाही',
  },
} as const satisfies SameShape<typeof english>;
