import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मदद',
  intro: 'कुछ ठीक से नहीं चल रहा, या कोई सवाल है? अपनी भाषा में लिखें। जवाब यहीं मिलेगा।',
  call: 'हमें फ़ोन करें: {{phone}}',
  label: 'आपका सवाल',
  hint: 'आप क्या करना चाहते थे और क्या हुआ? पासवर्ड या कोड न लिखें।',
  send: 'भेजें',
  sent: 'आपका सवाल मिल गया। जवाब आते ही आपको मैसेज मिलेगा।',
  yours: 'आपके सवाल',
  waiting: 'जवाब आना बाक़ी है',
  answer: 'हमारा जवाब',
  done: 'हमारी टीम यह मामला निपटा चुकी है।',
  back: 'वापस',
} as const satisfies SameShape<typeof english>;
