import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'तुमची भाषा निवडा',
  hint: 'प्रत्येक पानावर वरती ती कधीही बदलता येते.',
  notInProfile: 'पानाची भाषा बदलली, पण तुमच्या प्रोफाइलमध्ये अजून बदलली नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.',
} as const satisfies SameShape<typeof english>;
