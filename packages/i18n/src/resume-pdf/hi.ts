import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  about: 'मेरे बारे में',
  work: 'काम का अनुभव',
  education: 'पढ़ाई',
  skills: 'हुनर',
  fresher: 'फ़्रेशर',
  present: 'अब तक',
  level: {
    SSC: '10वीं (SSC)',
    HSSC: '12वीं (HSC)',
    UG: 'ग्रेजुएट',
    PG: 'पोस्ट ग्रेजुएट',
  },
} as const satisfies SameShape<typeof english>;
