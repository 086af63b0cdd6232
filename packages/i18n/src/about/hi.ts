import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मेरे बारे में',
  label: 'अपने बारे में कुछ लाइनें',
  hint: 'आप क्या अच्छा करते हैं? क्या करना चाहते हैं? {{min}} से ज़्यादा अक्षर लिखें।',
  left: '{{count}} अक्षर बचे',
  saved: 'सेव हो गया',
  tooShort: '{{min}} से ज़्यादा अक्षर लिखें।',
  leaveTitle: 'बदलाव सेव करें?',
  leaveText: 'आपने लिखा हुआ बदला है, पर सेव नहीं किया।',
  discard: 'सेव न करें',
} as const satisfies SameShape<typeof english>;
