import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'नोटिफ़िकेशन',
  none: 'अभी कोई नोटिफ़िकेशन नहीं',
  noneHint: 'आपकी अर्ज़ियों की ख़बर और पास के नए काम यहाँ आएँगे।',
  new: 'नया',
  clearAll: 'सब हटाएँ',
  clearAllTitle: 'सारे नोटिफ़िकेशन हटा दें?',
  deleteOne: 'यह नोटिफ़िकेशन हटाएँ',
  alerts: { title: 'इनका नया काम आए तो आपको बताया जाएगा', stop: 'अब न बताएँ' },
  preferences: 'नोटिफ़िकेशन चुनें',
  preferencesHint: 'जिस पर टिक नहीं, वह कभी नहीं भेजा जाएगा।',
  disabled: 'नोटिफ़िकेशन बंद हो गया',
  enabled: 'नोटिफ़िकेशन चालू हो गया',
  changed: 'आपकी पसंद सेव हो गई',
  push: {
    afterApplying: 'कंपनी का जवाब आते ही इसी फ़ोन या कंप्यूटर पर बता दें? साइट बंद हो तब भी।',
    yes: 'हाँ, बताएँ',
    offer: 'अर्ज़ियों की ख़बर और मैसेज इसी फ़ोन या कंप्यूटर पर आ सकते हैं, साइट बंद हो तब भी।',
    start: 'चालू करें',
    on: 'ख़बर इस फ़ोन या कंप्यूटर पर आएगी।',
    stop: 'बंद करें',
    denied: 'आपके ब्राउज़र ने हमारे नोटिफ़िकेशन रोक रखे हैं',
  },
} as const satisfies SameShape<typeof english>;
