import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  gender: { ANY: 'कोई भी', MALE: 'पुरुष', FEMALE: 'महिला' },
  facts: 'एक नज़र में',
  fact: {
    title: 'काम का नाम',
    pay: 'पगार',
    company: 'कंपनी',

    jobType: 'काम का प्रकार',
    shift: 'काम का समय',
    workPlace: 'कहाँ से काम',
    experience: 'अनुभव',
    qualification: 'पढ़ाई',

    gender: 'किसके लिए',
    posted: 'कब डाला',
    openings: 'कितने लोग चाहिए',

    city: 'शहर',
    closes: 'कब तक खुला',
  },
  views_zero: 'अभी किसी ने नहीं देखा',
  views_one: '{{count}} व्यक्ति ने देखा',
  views_other: '{{count}} लोगों ने देखा',
  app: { title: 'ऐप में भी', text: 'जवाब तुरंत पता चलता है, और अपना वीडियो भी बना सकते हैं।', later: 'अभी नहीं' },
  skills: 'क्या आना चाहिए',
  requirements: 'काम के बारे में',
  where: 'कहाँ है',
  campusDrive: 'कैंपस ड्राइव: रजिस्टर करें',
  chatCompany: 'कंपनी से बात करें',
  chatCompanyUnread_one: 'कंपनी से बात करें ({{count}} नया)',
  chatCompanyUnread_other: 'कंपनी से बात करें ({{count}} नए)',
} as const satisfies SameShape<typeof english>;
