import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'आज',
  new_one: 'नया उम्मीदवार आपके जवाब का इंतज़ार कर रहा है',
  new_other: 'नए उम्मीदवार आपके जवाब का इंतज़ार कर रहे हैं',
  overdue_one: '{{count}} जवाब देने में देर हो गई है',
  overdue_other: '{{count}} जवाब देने में देर हो गई है',
  shortlisted_one: 'उम्मीदवार शॉर्टलिस्ट में है',
  shortlisted_other: 'उम्मीदवार शॉर्टलिस्ट में हैं',
  interviews_one: 'इंटरव्यू तय है',
  interviews_other: 'इंटरव्यू तय हैं',
  interviewsToday_one: 'इंटरव्यू आज: {{who}}',
  interviewsToday_other: 'इंटरव्यू आज: {{who}}',
  calendar: 'कैलेंडर खोलें',
  met_one: 'उम्मीदवार से मुलाकात हो गई, फ़ैसला बाक़ी है',
  met_other: 'उम्मीदवारों से मुलाकात हो गई, फ़ैसला बाक़ी है',
  seeHired: 'देखें किसे काम पर रखा',
  nobodyWaits: 'अभी कोई इंतज़ार नहीं कर रहा',
} as const satisfies SameShape<typeof english>;
