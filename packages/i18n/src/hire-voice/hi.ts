import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  speak: 'बोलकर लिखें: {{field}}',
  speakShort: 'बोलकर लिखें',
  onlyWords: 'हमें सिर्फ़ वही शब्द मिलते हैं जो आप आगे भेजते हैं।',
  listening: 'सुन रहे हैं… जैसे किसी को बताते हैं, वैसे ही बोलें।',
  use: 'यही लिखें',
  add: 'ये शब्द जोड़ें',
  failed: 'माइक शुरू नहीं हुआ। फिर कोशिश करें, या लिख दें।',
} as const satisfies SameShape<typeof english>;
