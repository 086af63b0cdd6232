import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  language: 'भाषा',
  places: 'मुख्य पानं',
  home: '{{company}}, सुरुवातीच्या पानावर',
  tab: {
    today: 'आज',
    jobs: 'नोकऱ्या',
    applicants: 'लोक',
    calendar: 'कॅलेंडर',
    more: 'आणखी',
  },
  notices: 'सूचना',
  suspended: 'तुमची कंपनी आम्ही सध्या थांबवली आहे, त्यामुळे उमेदवार दिसणार नाहीत.',
  writeToUs: 'मदत: आम्हाला लिहा',
  offline: 'इंटरनेट नाही. दिसत आहे ते जुनं असू शकतं. आत्ता काही पाठवता येणार नाही; तुम्ही लिहिलेलं इथेच राहील.',
  asOf: 'ताजी माहिती मिळाली नाही. ही {{time}} ची माहिती आहे.',
} as const satisfies SameShape<typeof english>;
