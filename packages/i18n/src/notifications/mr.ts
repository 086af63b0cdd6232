import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'नोटिफिकेशन',
  none: 'अजून नोटिफिकेशन नाहीत',
  noneHint: 'तुमच्या अर्जाचं काय झालं ते आणि जवळची नवीन कामं इथे येतील.',
  new: 'नवीन',
  clearAll: 'सगळी काढा',
  clearAllTitle: 'सगळी नोटिफिकेशन काढून टाकायची?',
  deleteOne: 'हे नोटिफिकेशन काढून टाका',
  alerts: { title: 'याचं नवीन काम आलं की तुम्हाला कळवलं जाईल', stop: 'आता कळवू नका' },
  preferences: 'नोटिफिकेशन निवडा',
  preferencesHint: 'ज्यावर टिक नाही ते कधीच पाठवलं जाणार नाही.',
  disabled: 'नोटिफिकेशन बंद झालं',
  enabled: 'नोटिफिकेशन चालू झालं',
  changed: 'तुमची निवड सेव्ह झाली',
  push: {
    afterApplying: 'कंपनीचं उत्तर आलं की याच फोनवर किंवा कॉम्प्युटरवर कळवू का? साइट बंद असली तरी.',
    yes: 'हो, कळवा',
    offer: 'अर्जांचं काय झालं ते आणि मेसेज याच फोनवर किंवा कॉम्प्युटरवर येऊ शकतात, साइट बंद असली तरी.',
    start: 'चालू करा',
    on: 'आता या फोनवर किंवा कॉम्प्युटरवर कळवलं जाईल.',
    stop: 'बंद करा',
    denied: 'तुमच्या ब्राउझरने आमची नोटिफिकेशन थांबवली आहेत',
  },
} as const satisfies SameShape<typeof english>;
