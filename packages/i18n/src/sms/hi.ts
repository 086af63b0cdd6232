import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  code: '{{code}} आपका Nukkad Jobs कोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।',
  signIn: '{{code}} से Nukkad Jobs में लॉगिन करें। यह कोड 5 मिनट तक चलेगा। इसे किसी को न बताएँ।',
  interviewSet: '{{company}} में इंटरव्यू: {{when}}। आना पक्का है? Nukkad Jobs पर बता दें: {{link}}',
  interviewMoved: '{{company}} में इंटरव्यू का नया समय: {{when}}। आना पक्का है? Nukkad Jobs पर बता दें: {{link}}',
  interviewTomorrow:
    'कल {{company}} में आपका इंटरव्यू है: {{when}}। जगह और क्या साथ लाना है, Nukkad Jobs पर देखें: {{link}}',
  newApplicants: 'Nukkad Jobs: {{company}} में नई अर्ज़ियाँ: {{count}}। देखकर फ़ोन करें: {{link}}',
  answersWaiting: 'Nukkad Jobs: {{company}} के जवाब का इंतज़ार कर रहे लोग: {{count}}। यहाँ जवाब दें: {{link}}',
  jobChecked: 'Nukkad Jobs: हमारी टीम ने {{company}} की नौकरी जाँच ली। नतीजा यहाँ देखें: {{link}}',
} as const satisfies SameShape<typeof english>;
