import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'इंटरनेट नाही',
  hint: 'तुम्ही आधी उघडलेलं अजूनही वाचू शकता.',
  jobs: 'तुम्ही पाहिलेल्या नोकऱ्या',
  mine: 'तुमच्या सेव्ह केलेल्या आणि अर्ज केलेल्या नोकऱ्या',
  asOf: 'कधीचं: {{day}}, {{time}}',
} as const satisfies SameShape<typeof english>;
