import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  shareMessage: '{{company}} में काम है: {{title}}, {{place}}। {{pay}} मुफ़्त में अप्लाई करें: {{url}}',
} as const satisfies SameShape<typeof english>;
