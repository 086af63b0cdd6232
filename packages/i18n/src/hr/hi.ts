import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'HR को फ़ोन करें',
  closedTitle: 'HR अभी फ़ोन नहीं उठा रहे',
  closedText: 'अभी HR से बात नहीं हो सकती। {{from}} से {{to}} के बीच फ़ोन करें।',
  askText_one: 'नंबर देखने में {{count}} क्रेडिट लगेगा। आपके पास क्रेडिट: {{credits}}। इसके बाद यह नंबर मुफ़्त में दिखेगा।',
  askText_other: 'नंबर देखने में {{count}} क्रेडिट लगेंगे। आपके पास क्रेडिट: {{credits}}। इसके बाद यह नंबर मुफ़्त में दिखेगा।',
  price_one: 'नंबर देखने में {{count}} क्रेडिट लगेगा। इसके बाद यह नंबर मुफ़्त में दिखेगा।',
  price_other: 'नंबर देखने में {{count}} क्रेडिट लगेंगे। इसके बाद यह नंबर मुफ़्त में दिखेगा।',
  show_one: 'नंबर देखें · {{count}} क्रेडिट',
  show_other: 'नंबर देखें · {{count}} क्रेडिट',
  phone: 'फ़ोन',
  email: 'ई-मेल',
  address: 'पता',
  callNow: 'अभी फ़ोन करें',
  spent_one: '{{count}} क्रेडिट लगा। आपके पास {{credits}} बचे हैं।',
  spent_other: '{{count}} क्रेडिट लगे। आपके पास {{credits}} बचे हैं।',
  free: 'कोई क्रेडिट नहीं लगा।',
  warning: 'काम के लिए किसी को पैसे न दें।',
} as const satisfies SameShape<typeof english>;
