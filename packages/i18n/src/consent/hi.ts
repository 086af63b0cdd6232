import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  question: 'क्या हम यह रख सकते हैं?',
  allow: 'इजाज़त दें',
} as const satisfies SameShape<typeof en>;
