import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'नक्शे पर काम',
  titleIn: '{{city}} के नक्शे पर काम',
  label: 'काम का नक्शा। यही काम लिस्ट में भी हैं।',
  list: 'नक्शे के काम',
  around: '{{place}} से {{distance}} के अंदर',
  aroundYou: 'आपसे {{distance}} के अंदर',
  aroundHere: 'इस जगह से {{distance}} के अंदर',
  allIndia: 'भारत के सबसे नए काम',
  where: 'अपने आसपास के काम देखने के लिए शहर चुनें या अपनी जगह बताएँ।',
  turn: { folded: 'काम दिखाएँ', cards: 'सारे काम लिस्ट में', list: 'वापस नक्शे पर' },
  searchHere: 'यहाँ खोजें',
  cluster_one: 'यहाँ {{count}} काम',
  cluster_other: 'यहाँ {{count}} काम',
  thousand: '₹{{amount}} हज़ार',
  noPay: 'पगार?',
  you: 'आप यहाँ हैं',
  zoomIn: 'पास से देखें',
  zoomOut: 'दूर से देखें',
  missing: 'नक्शा नहीं खुला। यही काम लिस्ट में हैं।',
  loading: 'नक्शा बन रहा है…',
} as const satisfies SameShape<typeof english>;
