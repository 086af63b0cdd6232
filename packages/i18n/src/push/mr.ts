import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  afterApplying: 'कंपनीचं उत्तर आलं की याच फोनवर किंवा कॉम्प्युटरवर कळवू का? साइट बंद असली तरी.',
  yes: 'हो, कळवा',
  offer: 'अर्जांचं काय झालं ते आणि मेसेज याच फोनवर किंवा कॉम्प्युटरवर येऊ शकतात, साइट बंद असली तरी.',
  start: 'चालू करा',
  on: 'आता या फोनवर किंवा कॉम्प्युटरवर कळवलं जाईल.',
  stop: 'बंद करा',
  denied: 'तुमच्या ब्राउझरने आमची नोटिफिकेशन थांबवली आहेत',
  deniedHow:
    'चालू करायला: या पेजच्या पत्त्याआधीचं चिन्ह दाबा, मग “परवानग्या”, “सूचना” आणि “अनुमती द्या”. नंतर हे पेज पुन्हा उघडा.',
} as const satisfies SameShape<typeof english>;
