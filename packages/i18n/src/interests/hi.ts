import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'पसंद का काम',
  intro: '1 से {{max}} तक चुनें। ऐसे काम हम सबसे पहले दिखाएँगे।',
  label: 'काम के प्रकार',
  chosen: '{{max}} में से {{count}} चुने',
  suggest: '{{count}} या ज़्यादा चुनेंगे तो हम बेहतर काम दिखा पाएँगे।',
  tooFew: 'कोई एक काम चुनें',
  tooMany: 'ज़्यादा से ज़्यादा {{max}} चुन सकते हैं',
  saved: 'सेव हो गया। अब काम इसी हिसाब से दिखेंगे।',
} as const satisfies SameShape<typeof english>;
