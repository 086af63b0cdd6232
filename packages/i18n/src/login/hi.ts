import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'लॉगिन या रजिस्टर करें',
  why: {
    apply_one: 'एक टैप में अप्लाई करें: शुरू में {{count}} क्रेडिट मिलता है।',
    apply_other: 'एक टैप में अप्लाई करें: शुरू में {{count}} क्रेडिट मिलते हैं।',
    follow: 'देखें कि आपकी हर अर्ज़ी कहाँ तक पहुँची।',
    free: 'काम ढूँढने वालों के लिए मुफ़्त। काम के लिए किसी को पैसे न दें।',
  },
  accept: 'मुझे शर्तें और प्राइवेसी पॉलिसी मंज़ूर हैं।',
  notice: { title: 'हम आपकी क्या जानकारी रखते हैं, और कौन देखता है', more: 'एक-एक करके सब देखें' },
  terms: 'शर्तें',
  termsMissing: 'आगे बढ़ने के लिए पहले शर्तें मानें',
  google: 'Google से आगे बढ़ें',
  facebook: 'Facebook से आगे बढ़ें',
  safe: 'हम आपके नाम से कुछ पोस्ट नहीं करते। कंपनी वही देखती है जो आप भेजते हैं।',
  busy: 'लॉगिन हो रहा है…',
  closed: {
    title: 'लॉगिन अभी शुरू नहीं हुआ है',
    text: 'इस साइट पर लॉगिन अभी चालू नहीं किया गया है। सारे काम आप देख सकते हैं; अप्लाई करने के लिए बाद में आइए।',
    jobs: 'काम देखें',
  },
} as const satisfies SameShape<typeof english>;
