import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  afterApplying: 'कंपनी का जवाब आते ही इसी फ़ोन या कंप्यूटर पर बता दें? साइट बंद हो तब भी।',
  yes: 'हाँ, बताएँ',
  offer: 'अर्ज़ियों की ख़बर और मैसेज इसी फ़ोन या कंप्यूटर पर आ सकते हैं, साइट बंद हो तब भी।',
  start: 'चालू करें',
  on: 'ख़बर इस फ़ोन या कंप्यूटर पर आएगी।',
  stop: 'बंद करें',
  denied: 'आपके ब्राउज़र ने हमारे नोटिफ़िकेशन रोक रखे हैं',
  deniedHow:
    'चालू करने के लिए: इस पेज के पते से पहले वाला निशान दबाएँ, फिर “अनुमतियां”, “सूचनाएं” और “अनुमति दें”। उसके बाद यह पेज फिर से खोलें।',
} as const satisfies SameShape<typeof english>;
