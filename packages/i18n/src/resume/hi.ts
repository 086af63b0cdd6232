import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'मेरा रिज़्यूमे',
  frame: 'आपका रिज़्यूमे',
  none: 'अभी आपका रिज़्यूमे नहीं है',
  noneHint: 'अपलोड करें, या हम आपकी प्रोफ़ाइल से बना दें।',
  toProfile: 'मेरी प्रोफ़ाइल',
  oldWord: 'पुरानी Word फ़ाइल (.doc) यहाँ नहीं दिखती। पढ़ने के लिए डाउनलोड करें, या रिज़्यूमे PDF या DOCX में डालें।',
  noPreview: 'यह फ़ाइल यहाँ नहीं दिखेगी। पढ़ने के लिए डाउनलोड करें।',
  video: {
    heading: 'एक मिनट में अपना परिचय',
    title: 'वीडियो रिज़्यूमे',
    text: 'वीडियो रिज़्यूमे मोबाइल ऐप में बनता है: 10 से 60 सेकंड अपने बारे में। फिर वह यहाँ आपकी प्रोफ़ाइल में भी दिखेगा।',
    noApp: 'मोबाइल ऐप अभी स्टोर में नहीं है।',
  },
  linkTitle: 'रिज़्यूमे',
} as const satisfies SameShape<typeof english>;
