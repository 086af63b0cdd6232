import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  place: '{{title}}। {{company}}, {{city}}।',
  payRange: 'पगार महीने के {{min}} से {{max}} रुपये।',
  pay: 'पगार महीने के {{pay}} रुपये।',
  fresher: 'अनुभव ज़रूरी नहीं।',
  openings: '{{count}} लोगों की ज़रूरत है।',
} as const satisfies SameShape<typeof english>;
