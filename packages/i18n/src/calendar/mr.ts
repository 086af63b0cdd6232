import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  summary: 'इंटरव्ह्यू: {{jobTitle}}, {{company}}',
  bring: 'सोबत आणा: {{bring}}',
} as const satisfies SameShape<typeof english>;
