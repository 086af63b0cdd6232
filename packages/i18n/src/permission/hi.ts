import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  how: 'इजाज़त कैसे दें',
  names: { MICROPHONE: '“माइक्रोफ़ोन” (Microphone)', NOTIFICATIONS: '“सूचनाएँ” (Notifications)' },
  again: { MICROPHONE: 'उसके बाद “{{button}}” दबाएँ।', NOTIFICATIONS: 'उसके बाद यह पेज फिर से खोलें।' },
  steps: {
    CHROME_ANDROID:
      'पते के बाईं तरफ़ के निशान पर टैप करें, फिर “अनुमतियाँ” (Permissions), फिर {{name}}, फिर “अनुमति दें” (Allow)।',
    SAMSUNG: 'पते के बाईं तरफ़ ताले पर टैप करें, फिर “अनुमतियाँ” (Permissions), फिर {{name}}, फिर “अनुमति दें” (Allow)।',
    FIREFOX_ANDROID: 'पते के बाईं तरफ़ ताले पर टैप करें, फिर {{name}} पर, ताकि वहाँ “अनुमति है” (Allowed) लिखा आए।',
    SAFARI_IPHONE:
      'पते के बाईं तरफ़ के निशान पर टैप करें, फिर तीन बिंदु, फिर “वेबसाइट सेटिंग” (Website Settings), फिर {{name}}, फिर “अनुमति दें” (Allow)।',
    CHROME_DESKTOP: 'पते के बाईं तरफ़ के निशान पर क्लिक करें, और {{name}} चालू करें।',
    FIREFOX_DESKTOP: 'पते के बाईं तरफ़ के निशान पर क्लिक करें, और {{name}} की रोक हटाएँ।',
    SAFARI_MAC: 'Safari मेन्यू में “Settings for this Website” चुनें, फिर {{name}}, फिर Allow।',
    OTHER: 'अपने ब्राउज़र की सेटिंग में इस साइट के लिए {{name}} की इजाज़त दें।',
  },
  iphoneNotifications:
    'फ़ोन की सेटिंग में “सूचनाएँ” (Notifications) खोलें, फिर यह साइट चुनें, और “Allow Notifications” चालू करें।',
} as const satisfies SameShape<typeof en>;
