import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'आज',
  new_one: 'नया उम्मीदवार आपके जवाब का इंतज़ार कर रहा है',
  new_other: 'नए उम्मीदवार आपके जवाब का इंतज़ार कर रहे हैं',
  overdue_one: '{{count}} जवाब देने में देर हो गई है',
  overdue_other: '{{count}} जवाब देने में देर हो गई है',
  unread_one: 'नया मैसेज',
  unread_other: 'नए मैसेज',
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
  answering: 'आप कैसे जवाब देते हैं',
  answeringCount: 'पिछले 90 दिन में {{applications}} में से {{answered}} लोगों को आपका जवाब मिला।',
  answeringSeen: 'काम ढूँढने वाले पढ़ते हैं: “{{text}}”।',
  answeringFew: '5 लोगों के अर्ज़ी देने तक लोगों को इसके बारे में कुछ नहीं दिखता।',
  answeringHalf:
    'लोगों को इसके बारे में कुछ नहीं दिखता: बहुत कम को जवाब मिला। आधे से ज़्यादा को जवाब दें, तो दिखेगा कि आप कितने तेज़ हैं।',
  answers: {
    DAY: 'अक्सर एक दिन में जवाब देती है',
    TWO_DAYS: 'अक्सर 2 दिन में जवाब देती है',
    THREE_DAYS: 'अक्सर 3 दिन में जवाब देती है',
    WEEK: 'अक्सर एक हफ़्ते में जवाब देती है',
    TWO_WEEKS: 'अक्सर 2 हफ़्ते में जवाब देती है',
    LONGER: 'जवाब देने में अक्सर 2 हफ़्ते से ज़्यादा लेती है',
    OFTEN_NOT: 'अक्सर जवाब नहीं देती',
  },
} as const satisfies SameShape<typeof english>;
