import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'आवडतं काम',
  intro: '1 ते {{max}} निवडा. अशी कामं आम्ही आधी दाखवू.',
  label: 'कामाचे प्रकार',
  chosen: '{{max}} पैकी {{count}} निवडले',
  suggest: '{{count}} किंवा जास्त निवडलेत तर आम्ही आणखी चांगली कामं दाखवू.',
  tooFew: 'एखादं काम निवडा',
  tooMany: 'जास्तीत जास्त {{max}} निवडता येतात',
  saved: 'सेव्ह झालं. आता अशी कामं आधी दिसतील.',
} as const satisfies SameShape<typeof english>;
