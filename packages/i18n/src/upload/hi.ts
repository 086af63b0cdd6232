import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  sending: 'भेज रहे हैं: {{percent}}%',
  saving: 'सेव हो रहा है…',
  tooLarge: 'फ़ाइल बड़ी है: ज़्यादा से ज़्यादा {{size}} MB।',
} as const satisfies SameShape<typeof en>;
