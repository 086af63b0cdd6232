import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'सेटिंग',
  name: 'तुमचं नाव',
  saved: 'जतन झालं',
  language: 'भाषा',
  devices: 'तुम्ही कुठे कुठे साइन इन आहात',
  unknownDevice: 'एखादा फोन किंवा संगणक',
  seen: 'शेवटचा वापर {{at}}',
  thisDevice: 'हाच',
  signOutThere: 'साइन आउट',
  signOutOthers: 'बाकी सगळीकडून साइन आउट करा',
  signOut: 'या फोनवरून साइन आउट करा',
} as const satisfies SameShape<typeof english>;
