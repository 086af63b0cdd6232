import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'माझी माहिती कोणी पाहिली',
  intro: 'तुमची माहिती फक्त तुम्ही अर्ज केलेल्या कंपन्याच पाहू शकतात. कोणी कधी पाहिली ते इथे आहे.',
  none: 'अजून कोणीही पाहिलेली नाही',
  noneHint: 'तुम्ही अर्ज केलेल्या कंपनीने तुमची माहिती पाहिली की ते इथे दिसेल.',
  team: 'आमची टीम',
  what: {
    CARD: 'यादीत तुमचं पहिलं नाव पाहिलं',
    PROFILE: 'तुमची प्रोफाइल उघडली',
    PHONE: 'तुमचा फोन नंबर उघडला',
    FILE: 'तुमची फाइल उघडली',
  },
  reportCall: 'या कॉलची तक्रार करा',
  times: '{{count}} वेळा',
  more: 'आणखी दाखवा',
} as const satisfies SameShape<typeof english>;
