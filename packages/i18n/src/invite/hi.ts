import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मेरा QR कोड',
  intro: 'दोस्त आपके कोड से जुड़े तो दोनों को {{count}} क्रेडिट मिलते हैं।',
  code: 'आपका कोड',
  alt: 'आपके रेफ़रल कोड {{code}} का QR कोड',
  none: 'रेफ़रल कोड नहीं मिला',
  share: 'दोस्तों को भेजें',
  shareText: '{{brand}} पर घर के पास काम ढूँढें। मेरा कोड {{code}} डालें, दोनों को {{count}} क्रेडिट मिलेंगे।',
  copied: 'कोड कॉपी हो गया',
} as const satisfies SameShape<typeof english>;
