import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  sending: 'पाठवत आहे: {{percent}}%',
  saving: 'सेव्ह होत आहे…',
  unreadable: 'हा फोटो या फोनवर उघडत नाही. JPG किंवा PNG निवडा, किंवा नवीन फोटो काढा.',
  empty: 'ही फाइल रिकामी आहे. दुसरी फाइल निवडा.',
  paperTypes: 'फोटो किंवा PDF, जास्तीत जास्त {{size}} MB',
  tooLarge: 'फाइल मोठी आहे: जास्तीत जास्त {{size}} MB.',
} as const satisfies SameShape<typeof en>;
