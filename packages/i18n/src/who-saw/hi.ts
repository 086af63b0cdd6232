import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मेरी जानकारी किसने देखी',
  intro: 'आपकी जानकारी सिर्फ़ वही कंपनियाँ देख सकती हैं, जहाँ आपने अप्लाई किया है। किसने कब देखी, यह यहाँ है।',
  none: 'अभी तक किसी ने नहीं देखी',
  noneHint: 'जहाँ आपने अप्लाई किया है, वह कंपनी आपकी जानकारी देखेगी तो यहाँ दिखेगा।',
  team: 'हमारी टीम',
  what: {
    CARD: 'लिस्ट में आपका पहला नाम देखा',
    PROFILE: 'आपकी प्रोफ़ाइल खोली',
    PHONE: 'आपका फ़ोन नंबर खोला',
    FILE: 'आपकी फ़ाइल खोली',
  },
  reportCall: 'इस कॉल की शिकायत करें',
  times: '{{count}} बार',
  more: 'और दिखाएँ',
} as const satisfies SameShape<typeof english>;
