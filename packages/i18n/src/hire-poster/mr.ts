import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  shareMessage: '{{company}} मध्ये काम आहे: {{title}}, {{place}}. {{pay}} मोफत अर्ज करा: {{url}}',
} as const satisfies SameShape<typeof english>;
