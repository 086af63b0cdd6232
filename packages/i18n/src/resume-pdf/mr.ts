import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  about: 'माझ्याबद्दल',
  work: 'कामाचा अनुभव',
  education: 'शिक्षण',
  skills: 'कौशल्यं',
  fresher: 'फ्रेशर',
  present: 'आतापर्यंत',
  level: {
    SSC: '10वी (SSC)',
    HSSC: '12वी (HSC)',
    UG: 'ग्रॅज्युएट',
    PG: 'पोस्ट ग्रॅज्युएट',
  },
} as const satisfies SameShape<typeof english>;
