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
  passkeys: 'कोडशिवाय साइन इन',
  passkeysWhy: 'पासकी असेल तर बोट, चेहरा किंवा फोनच्या लॉकने साइन इन करता येतं. कोड तर नेहमीच चालतो.',
  passkeyAdd: 'पासकी जोडा',
  passkeyAdded: '{{at}} रोजी जोडली',
  passkeyRemove: 'काढा',
  passkeyRemoveName: 'पासकी काढा: {{name}}',
  passkeyUnsupported: 'या ब्राउझरमध्ये पासकी चालत नाही.',
  passkeyProblem: {
    cancelled: 'पासकी जोडली नाही. हवं तर परत प्रयत्न करा.',
    exists: 'या फोनवर किंवा संगणकावर तुमची पासकी आधीच आहे.',
    failed: 'पासकी जोडता आली नाही. कोड तरीही चालतो.',
  },
  signInAgain: 'पुन्हा साइन इन करा',
} as const satisfies SameShape<typeof english>;
