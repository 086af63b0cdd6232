import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मेरे काम',
  tabs: 'काम कहाँ तक पहुँचे',
  tab: {
    ALL: 'सब',
    APPLIED: 'अप्लाई किए',
    SHORTLISTED: 'शॉर्टलिस्ट',
    SCHEDULED: 'इंटरव्यू तय',
    INTERVIEWED: 'इंटरव्यू हुआ',
    HIRED: 'काम मिला',
    REJECTED: 'सिलेक्शन नहीं हुआ',
    SAVED: 'सेव किए',
  },
  empty: {
    ALL: 'आपने अभी किसी काम के लिए अप्लाई नहीं किया',
    APPLIED: 'किसी अर्ज़ी का जवाब बाक़ी नहीं है',
    SHORTLISTED: 'अभी किसी कंपनी ने शॉर्टलिस्ट नहीं किया',
    SCHEDULED: 'अभी कोई इंटरव्यू तय नहीं है',
    INTERVIEWED: 'किसी इंटरव्यू का नतीजा बाक़ी नहीं है',
    HIRED: 'आपका नया काम यहाँ दिखेगा',
    REJECTED: 'किसी कंपनी ने मना नहीं किया',
    SAVED: 'आपने कोई काम सेव नहीं किया',
  },
  emptyHint: 'आप जहाँ भी अप्लाई करेंगे, वह यहाँ दिखेगा, और आगे क्या हुआ वह भी।',
  emptySavedHint: 'बाद के लिए रखना हो तो काम पर बुकमार्क दबाएँ।',
  list: {
    APPLIED: 'अप्लाई किए काम',
    SHORTLISTED: 'जहाँ आप शॉर्टलिस्ट हुए',
    HIRED: 'जहाँ काम मिला',
    SCHEDULED: 'जहाँ इंटरव्यू तय है',
    SAVED: 'सेव किए काम',
  },
  progress: 'कहाँ तक पहुँचा',
  coming: 'आगे',
  stepOn: '{{date}}, {{time}}',
  interview: 'इंटरव्यू: {{date}}, {{time}}',
  takeBack: 'वापस लें',
} as const satisfies SameShape<typeof english>;
