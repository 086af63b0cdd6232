import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  signIn: 'पासकीने लॉगिन करा',
  signInCancelled: 'काही निवडलं नाही. परत प्रयत्न करा, किंवा कोडने लॉगिन करा.',
  signInFailed: 'हे झालं नाही. कोडने लॉगिन करा.',
  offer: 'पुढच्या वेळी कोडशिवाय: बोट, चेहरा किंवा फोनच्या लॉकने लॉगिन करा.',
  notNow: 'आत्ता नको',
  heading: 'कोडशिवाय लॉगिन',
  why: 'पासकी असेल तर बोट, चेहरा किंवा फोनच्या लॉकने लॉगिन करता येतं. कोड तर नेहमीच चालतो.',
  add: 'पासकी जोडा',
  added: '{{at}} रोजी जोडली',
  remove: 'काढा',
  removeName: 'पासकी काढा: {{name}}',
  unsupported: 'या ब्राउझरमध्ये पासकी चालत नाही.',
  problem: {
    cancelled: 'पासकी जोडली नाही. हवं तर परत प्रयत्न करा.',
    exists: 'या फोनवर किंवा कॉम्प्युटरवर तुमची पासकी आधीच आहे.',
    failed: 'पासकी जोडता आली नाही. कोड तरीही चालतो.',
  },
  signInAgain: 'पुन्हा लॉगिन करा',
} as const satisfies SameShape<typeof english>;
