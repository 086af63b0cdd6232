import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  language: 'भाषा',
  places: 'मुख्य जगहें',
  home: '{{company}}, शुरू के पेज पर',
  tab: {
    today: 'आज',
    jobs: 'नौकरियाँ',
    applicants: 'लोग',
    calendar: 'कैलेंडर',
    more: 'और',
  },
  notices: 'सूचनाएँ',
  suspended: 'आपकी कंपनी को हमने फ़िलहाल रोका है, इसलिए उम्मीदवार नहीं दिखेंगे।',
  writeToUs: 'मदद: हमें लिखें',
  offline: 'इंटरनेट नहीं है। जो दिख रहा है वह पुराना हो सकता है। अभी कुछ भेज नहीं सकते; आपका लिखा यहीं रहेगा।',
  asOf: 'नया हाल नहीं मिल पाया। यह {{time}} का हाल है।',
} as const satisfies SameShape<typeof english>;
