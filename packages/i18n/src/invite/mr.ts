import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'माझा QR कोड',
  intro: 'कोणी तुमच्या कोडने आलं तर दोघांनाही {{count}} क्रेडिट मिळतील.',
  code: 'तुमचा कोड',
  alt: 'तुमच्या रेफरल कोड {{code}} चा QR कोड',
  none: 'रेफरल कोड सापडला नाही',
  share: 'मित्र-मैत्रिणींना पाठवा',
  shareText: '{{brand}} वर घराजवळ काम शोधा. माझा कोड {{code}} टाका, दोघांनाही {{count}} क्रेडिट मिळतील.',
  copied: 'कोड कॉपी झाला',
} as const satisfies SameShape<typeof english>;
