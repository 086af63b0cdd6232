import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  sending: 'भेज रहे हैं: {{percent}}%',
  saving: 'सेव हो रहा है…',
  unreadable: 'यह फ़ोटो इस फ़ोन पर नहीं खुलती। JPG या PNG चुनें, या नई फ़ोटो खींचें।',
  empty: 'यह फ़ाइल ख़ाली है। दूसरी फ़ाइल चुनें।',
  paperTypes: 'फ़ोटो या PDF, ज़्यादा से ज़्यादा {{size}} MB',
  tooLarge: 'फ़ाइल बड़ी है: ज़्यादा से ज़्यादा {{size}} MB।',
} as const satisfies SameShape<typeof en>;
