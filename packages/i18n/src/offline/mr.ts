import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'इंटरनेट नाही',
  hint: 'तुम्ही आधी उघडलेलं अजूनही वाचू शकता.',
  jobs: 'तुम्ही पाहिलेल्या नोकऱ्या',
  mine: 'तुमच्या सेव्ह केलेल्या आणि अर्ज केलेल्या नोकऱ्या',
  asOf: 'कधीचं: {{day}}, {{time}}',
  outbox: {
    waiting_one: '{{count}} काम इंटरनेटची वाट पाहत आहे',
    waiting_other: '{{count}} कामं इंटरनेटची वाट पाहत आहेत',
    failed_one: '{{count}} काम झालं नाही',
    failed_other: '{{count}} कामं झाली नाहीत',
    see: 'पाहा',
    list: 'पाठवायचं बाकी आहे ते',
    listHint: 'इंटरनेट आलं की हे आपोआप जाईल.',
    save: 'नोकरी सेव्ह करणं',
    unsave: 'सेव्हमधून काढणं',
    hide: 'नको असलेली नोकरी',
    apply: 'अर्ज करणं',
    remove: 'पाठवू नका',
    dismiss: 'ठीक आहे, काढा',
    signIn_one: '{{count}} काम पाठवायचं बाकी आहे. लॉगिन करा.',
    signIn_other: '{{count}} कामं पाठवायची बाकी आहेत. लॉगिन करा.',
  },
} as const satisfies SameShape<typeof english>;
