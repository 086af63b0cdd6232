import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  place: '{{title}}. {{company}}, {{city}}.',
  payRange: 'पगार महिन्याला {{min}} ते {{max}} रुपये.',
  pay: 'पगार महिन्याला {{pay}} रुपये.',
  fresher: 'अनुभवाची गरज नाही.',
  openings: 'जागा: {{count}}.',
} as const satisfies SameShape<typeof english>;
