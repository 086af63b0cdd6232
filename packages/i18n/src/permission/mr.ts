import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  how: 'परवानगी कशी द्यायची',
  names: { MICROPHONE: '“मायक्रोफोन” (Microphone)', NOTIFICATIONS: '“सूचना” (Notifications)' },
  again: { MICROPHONE: 'मग “{{button}}” दाबा.', NOTIFICATIONS: 'मग हे पान पुन्हा उघडा.' },
  steps: {
    CHROME_ANDROID:
      'पत्त्याच्या डावीकडच्या खुणेवर टॅप करा, मग “परवानग्या” (Permissions), मग {{name}}, मग “अनुमती द्या” (Allow).',
    SAMSUNG:
      'पत्त्याच्या डावीकडच्या कुलपावर टॅप करा, मग “परवानग्या” (Permissions), मग {{name}}, मग “अनुमती द्या” (Allow).',
    FIREFOX_ANDROID:
      'पत्त्याच्या डावीकडच्या कुलपावर टॅप करा, मग {{name}} वर, म्हणजे तिथे “परवानगी आहे” (Allowed) दिसेल.',
    SAFARI_IPHONE:
      'पत्त्याच्या डावीकडच्या खुणेवर टॅप करा, मग तीन ठिपके, मग “वेबसाइट सेटिंग” (Website Settings), मग {{name}}, मग “अनुमती द्या” (Allow).',
    CHROME_DESKTOP: 'पत्त्याच्या डावीकडच्या खुणेवर क्लिक करा, आणि {{name}} चालू करा.',
    FIREFOX_DESKTOP: 'पत्त्याच्या डावीकडच्या खुणेवर क्लिक करा, आणि {{name}} ची बंदी काढा.',
    SAFARI_MAC: 'Safari मेन्यूमध्ये “Settings for this Website” निवडा, मग {{name}}, मग Allow.',
    OTHER: 'तुमच्या ब्राउझरच्या सेटिंगमध्ये या साइटसाठी {{name}} ची परवानगी द्या.',
  },
  iphoneNotifications:
    'फोनच्या सेटिंगमध्ये “सूचना” (Notifications) उघडा, मग ही साइट निवडा, आणि “Allow Notifications” चालू करा.',
} as const satisfies SameShape<typeof en>;
