import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  applicants: {
    withdrawn: '“{{jobTitle}}” की एक अर्ज़ी वापस ले ली गई है। उसकी जानकारी अब आपको नहीं दिखेगी।',
  },
} as const satisfies SameShape<typeof english>;
