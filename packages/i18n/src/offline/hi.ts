import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'इंटरनेट नहीं है',
  hint: 'जो आपने पहले खोला था, वह अब भी पढ़ सकते हैं।',
  jobs: 'आपकी देखी हुई नौकरियाँ',
  mine: 'आपकी सेव की हुई और अप्लाई की हुई नौकरियाँ',
  asOf: 'कब का: {{day}}, {{time}}',
} as const satisfies SameShape<typeof english>;
