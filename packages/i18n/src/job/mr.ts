import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  gender: { ANY: 'कोणीही', MALE: 'पुरुष', FEMALE: 'महिला' },
  facts: 'थोडक्यात',
  fact: {
    title: 'कामाचं नाव',
    pay: 'पगार',
    company: 'कंपनी',

    jobType: 'कामाचा प्रकार',
    shift: 'कामाची वेळ',
    workPlace: 'कुठून काम',
    experience: 'अनुभव',
    qualification: 'शिक्षण',

    gender: 'कोणासाठी',
    posted: 'कधी टाकलं',
    openings: 'जागा',

    city: 'शहर',
    closes: 'कधीपर्यंत खुलं',
  },
  views_zero: 'अजून कोणी पाहिलं नाही',
  views_one: '{{count}} जणाने पाहिलं',
  views_other: '{{count}} जणांनी पाहिलं',
  app: { title: 'ॲपमध्येही', text: 'उत्तर लगेच कळतं, आणि स्वतःबद्दल व्हिडिओ बनवता येतो.', later: 'आत्ता नको' },
  skills: 'काय यायला हवं',
  requirements: 'कामाबद्दल',
  where: 'कुठे आहे',
  campusDrive: 'कॅम्पस ड्राइव्ह: नोंदणी करा',
  chatCompany: 'कंपनीशी बोला',
  chatCompanyUnread_one: 'कंपनीशी बोला ({{count}} नवीन)',
  chatCompanyUnread_other: 'कंपनीशी बोला ({{count}} नवीन)',
} as const satisfies SameShape<typeof english>;
