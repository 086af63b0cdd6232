import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'आणखी',
  company: 'तुमची कंपनी',
  team: 'टीम',
  messages: 'मेसेज',
  reviews: 'रिव्ह्यू',
  notices: 'सूचना',
  settings: 'सेटिंग',
  help: 'मदत',
  otherCompany: 'दुसरी कंपनी',
} as const satisfies SameShape<typeof english>;
