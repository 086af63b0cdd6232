import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  question: 'हे आम्ही ठेवू शकतो का?',
  allow: 'परवानगी द्या',
} as const satisfies SameShape<typeof en>;
