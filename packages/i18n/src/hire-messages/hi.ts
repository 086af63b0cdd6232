import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मैसेज',
  empty: 'अभी कोई मैसेज नहीं',
  emptyHint: 'किसी उम्मीदवार के पेज से लिखें। मैसेज उन्हें तुरंत मिलेगा।',
  toPeople: 'देखें किसने अर्ज़ी दी',
  ours: 'आप: {{text}}',
  unread_one: '{{count}} नया',
  unread_other: '{{count}} नए',
  messages: '{{name}} के साथ मैसेज',
  you: 'आप',
  seen: 'पढ़ लिया',
  first: 'आपने अभी एक-दूसरे को कुछ नहीं लिखा। {{name}} को आपका पहला मैसेज तुरंत मिलेगा और वे जवाब दे सकेंगे।',
  older: 'पुराने मैसेज दिखाएँ',
  message: 'आपका मैसेज',
  send: 'भेजें',
  offline: 'इंटरनेट नहीं है। आपका लिखा यहीं रहेगा, इंटरनेट आने पर भेजें।',
  toMessages: 'सब मैसेज देखें',
} as const satisfies SameShape<typeof english>;
