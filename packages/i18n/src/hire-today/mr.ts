import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'आज',
  new_one: 'नवीन उमेदवार तुमच्या उत्तराची वाट पाहतो आहे',
  new_other: 'नवीन उमेदवार तुमच्या उत्तराची वाट पाहत आहेत',
  overdue_one: 'उत्तर द्यायला उशीर झाला आहे',
  overdue_other: 'उत्तरं द्यायला उशीर झाला आहे',
  shortlisted_one: 'उमेदवार शॉर्टलिस्टमध्ये आहे',
  shortlisted_other: 'उमेदवार शॉर्टलिस्टमध्ये आहेत',
  interviews_one: 'इंटरव्ह्यू ठरला आहे',
  interviews_other: 'इंटरव्ह्यू ठरले आहेत',
  nobodyWaits: 'सध्या कोणीही वाट पाहत नाही',
} as const satisfies SameShape<typeof english>;
