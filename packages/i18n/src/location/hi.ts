import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  title: 'लोकेशन की इजाज़त दें',
  chooseCity: 'या शहर चुनें: सब कुछ वैसे भी चलेगा।',
  settings: 'इसका क्या रखा जाता है: सेटिंग',
  steps: {
    CHROME_ANDROID:
      'पते के बाईं तरफ़ के निशान पर टैप करें, फिर “अनुमतियाँ” (Permissions), फिर “जगह” (Location), फिर “अनुमति दें” (Allow)। उसके बाद फिर “{{button}}” दबाएँ।',
    SAMSUNG:
      'पते के बाईं तरफ़ ताले पर टैप करें, फिर “अनुमतियाँ” (Permissions), फिर “स्थान” (Location), फिर “अनुमति दें” (Allow)। उसके बाद फिर “{{button}}” दबाएँ।',
    FIREFOX_ANDROID:
      'पते के बाईं तरफ़ ताले पर टैप करें, फिर “स्थान” (Location) पर, ताकि वहाँ “अनुमति है” (Allowed) लिखा आए। उसके बाद फिर “{{button}}” दबाएँ।',
    SAFARI_IPHONE:
      'पते के बाईं तरफ़ के निशान पर टैप करें, फिर तीन बिंदु, फिर “वेबसाइट सेटिंग” (Website Settings), फिर “स्थान” (Location), फिर “अनुमति दें” (Allow)। फ़ोन की सेटिंग में Privacy, फिर Location Services में Safari भी चालू हो।',
    CHROME_DESKTOP: 'पते के बाईं तरफ़ के निशान पर क्लिक करें, “जगह” (Location) चालू करें, और पेज फिर खोलें।',
    FIREFOX_DESKTOP: 'पते के बाईं तरफ़ कटे हुए निशान पर क्लिक करें, Location की रोक हटाएँ, और फिर “{{button}}” दबाएँ।',
    SAFARI_MAC: 'Safari मेन्यू में “Settings for this Website” चुनें, फिर Location, फिर Allow।',
    OTHER: 'अपने ब्राउज़र की सेटिंग में इस साइट के लिए “लोकेशन” (Location) की इजाज़त दें। उसके बाद फिर “{{button}}” दबाएँ।',
  },
} as const satisfies SameShape<typeof en>;
