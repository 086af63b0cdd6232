import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'इंटरनेट नहीं है',
  hint: 'जो आपने पहले खोला था, वह अब भी पढ़ सकते हैं।',
  jobs: 'आपकी देखी हुई नौकरियाँ',
  mine: 'आपकी सेव की हुई और अप्लाई की हुई नौकरियाँ',
  asOf: 'कब का: {{day}}, {{time}}',
  outbox: {
    waiting_one: '{{count}} काम इंटरनेट का इंतज़ार कर रहा है',
    waiting_other: '{{count}} काम इंटरनेट का इंतज़ार कर रहे हैं',
    failed_one: '{{count}} काम नहीं हो पाया',
    failed_other: '{{count}} काम नहीं हो पाए',
    see: 'देखें',
    list: 'जो भेजना बाकी है',
    listHint: 'इंटरनेट आते ही ये अपने आप चले जाएँगे।',
    save: 'नौकरी सेव करना',
    unsave: 'सेव से हटाना',
    hide: 'पसंद नहीं',
    apply: 'अप्लाई करना',
    remove: 'न भेजें',
    dismiss: 'ठीक है, हटाएँ',
    signIn_one: '{{count}} काम भेजना बाकी है। लॉगिन करें।',
    signIn_other: '{{count}} काम भेजने बाकी हैं। लॉगिन करें।',
  },
} as const satisfies SameShape<typeof english>;
