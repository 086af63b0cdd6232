import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'इस काम की शिकायत करें',
  intro: 'क्या गड़बड़ है? हम हर शिकायत देखते हैं। कंपनी को आपका नाम पता नहीं चलेगा।',
  reasons: 'वजह',
  own: 'क्या हुआ?',
  chooseAny: 'कोई एक चुनें',
  send: 'शिकायत भेजें',
  doneTitle: 'शिकायत मिल गई',
  doneText: 'धन्यवाद। हम इसे जल्दी देखेंगे।',
  contact: {
    title: {
      CALL: 'इस कॉल की शिकायत करें',
      INTERVIEW: 'इस इंटरव्यू की शिकायत करें',
    },
    reason: {
      ASKED_MONEY: 'पैसे माँगे',
      OTHER_JOB: 'काम बताए गए काम से अलग निकला',
      RUDE: 'बदतमीज़ी से बात की',
      DID_NOT_COME: 'वहाँ कोई नहीं था या कोई आया ही नहीं',
      OTHER: 'कुछ और',
    },
    more: 'क्या हुआ? (चाहें तो लिखें)',
    write: 'लिखें कि क्या हुआ',
  },
} as const satisfies SameShape<typeof english>;
