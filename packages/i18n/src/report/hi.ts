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
} as const satisfies SameShape<typeof english>;
