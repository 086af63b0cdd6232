import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'नकाशावर कामं',
  titleIn: '{{city}}: नकाशावर कामं',
  label: 'कामांचा नकाशा. हीच कामं यादीतही आहेत.',
  list: 'नकाशावरची कामं',
  around: '{{place}} · {{distance}}च्या आत',
  aroundYou: 'तुमच्यापासून {{distance}}च्या आत',
  aroundHere: 'या ठिकाणापासून {{distance}}च्या आत',
  allIndia: 'भारतातली नवीन कामं',
  where: 'जवळची कामं पाहण्यासाठी शहर निवडा किंवा तुमचं ठिकाण सांगा.',
  turn: { folded: 'कामं दाखवा', cards: 'सगळी कामं यादीत', list: 'परत नकाशावर' },
  searchHere: 'इथे शोधा',
  cluster_one: 'इथे {{count}} काम',
  cluster_other: 'इथे {{count}} कामं',
  thousand: '₹{{amount}} हजार',
  noPay: 'पगार?',
  you: 'तुम्ही इथे आहात',
  zoomIn: 'जवळून पाहा',
  zoomOut: 'लांबून पाहा',
  missing: 'नकाशा उघडला नाही. हीच कामं यादीत आहेत.',
  loading: 'नकाशा तयार होत आहे…',
} as const satisfies SameShape<typeof english>;
