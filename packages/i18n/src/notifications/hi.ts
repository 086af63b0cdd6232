import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'नोटिफ़िकेशन',
  none: 'अभी कोई नोटिफ़िकेशन नहीं',
  noneHint: 'आपकी अर्ज़ियों की ख़बर और पास के नए काम यहाँ आएँगे।',
  new: 'नई',
  clearAll: 'सब हटाएँ',
  clearAllTitle: 'सारे नोटिफ़िकेशन हटा दें?',
  deleteOne: 'यह नोटिफ़िकेशन हटाएँ',
  alerts: { title: 'इनका नया काम आए तो आपको बताया जाएगा', stop: 'अब न बताएँ' },
  preferences: 'नोटिफ़िकेशन चुनें',
  preferencesHint: 'जिस पर टिक नहीं, वह कभी नहीं भेजी जाएगी।',
  disabled: 'नोटिफ़िकेशन बंद हो गया',
  enabled: 'नोटिफ़िकेशन चालू हो गया',
  changed: 'आपकी पसंद सेव हो गई',
} as const satisfies SameShape<typeof english>;
