import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  title: 'लोकेशनची परवानगी द्या',
  chooseCity: 'किंवा शहर निवडा: तसंही सगळं चालतं.',
  settings: 'आम्ही काय ठेवतो ते सेटिंगमध्ये पाहा',
  steps: {
    CHROME_ANDROID:
      'पत्त्याच्या डावीकडच्या खुणेवर टॅप करा, मग “परवानग्या” (Permissions), मग “स्थान” (Location), मग “अनुमती द्या” (Allow). मग पुन्हा “{{button}}” दाबा.',
    SAMSUNG:
      'पत्त्याच्या डावीकडच्या कुलपावर टॅप करा, मग “परवानग्या” (Permissions), मग “स्थान” (Location), मग “अनुमती द्या” (Allow). मग पुन्हा “{{button}}” दाबा.',
    FIREFOX_ANDROID:
      'पत्त्याच्या डावीकडच्या कुलपावर टॅप करा, मग “स्थान” (Location) वर, म्हणजे तिथे “परवानगी आहे” (Allowed) दिसेल. मग पुन्हा “{{button}}” दाबा.',
    SAFARI_IPHONE:
      'पत्त्याच्या डावीकडच्या खुणेवर टॅप करा, मग तीन ठिपके, मग “वेबसाइट सेटिंग” (Website Settings), मग “स्थान” (Location), मग “अनुमती द्या” (Allow). फोनच्या सेटिंगमध्ये Privacy, मग Location Services मध्ये Safari सुद्धा चालू हवं.',
    CHROME_DESKTOP: 'पत्त्याच्या डावीकडच्या खुणेवर क्लिक करा, “स्थान” (Location) चालू करा, आणि पान पुन्हा उघडा.',
    FIREFOX_DESKTOP:
      'पत्त्याच्या डावीकडच्या फुली असलेल्या खुणेवर क्लिक करा, Location ची बंदी काढा, आणि पुन्हा “{{button}}” दाबा.',
    SAFARI_MAC: 'Safari मेन्यूमध्ये “Settings for this Website” निवडा, मग Location, मग Allow.',
    OTHER:
      'तुमच्या ब्राउझरच्या सेटिंगमध्ये या साइटसाठी “लोकेशन” (Location) ची परवानगी द्या. मग पुन्हा “{{button}}” दाबा.',
  },
} as const satisfies SameShape<typeof en>;
