import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'सूचनाएँ',
  none: 'अभी कोई सूचना नहीं',
  noneHint: 'आपकी अर्ज़ियों की ख़बर और पास के नए काम यहाँ आएँगे।',
  new: 'नई',
  clearAll: 'सब हटाएँ',
  clearAllTitle: 'सारी सूचनाएँ हटा दें?',
  deleteOne: 'यह सूचना हटाएँ',
  preferences: 'सूचनाएँ चुनें',
  preferencesHint: 'जिस पर टिक नहीं, वह कभी नहीं भेजी जाएगी।',
  disabled: 'सूचना बंद हो गई',
  enabled: 'सूचना चालू हो गई',
  changed: 'आपकी पसंद सेव हो गई',
} as const satisfies SameShape<typeof english>;
