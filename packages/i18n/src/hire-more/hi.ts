import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'और',
  company: 'आपकी कंपनी',
  team: 'टीम',
  messages: 'मैसेज',
  reviews: 'रिव्यू',
  notices: 'सूचनाएँ',
  settings: 'सेटिंग',
  help: 'मदद',
  otherCompany: 'दूसरी कंपनी',
} as const satisfies SameShape<typeof english>;
