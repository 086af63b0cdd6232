import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  registerAndApply: 'रजिस्टर करके अप्लाई कीजिए',
  confirmTitle: 'इस नौकरी के लिए अप्लाई करें?',
  confirmText: 'आपके {{credits}} क्रेडिट में से {{cost}} लगेगा। कंपनी आपकी प्रोफ़ाइल देख सकेगी।',
  doneTitle: 'आपने अप्लाई कर दिया',
  doneText: 'कंपनी अब आपकी प्रोफ़ाइल देख सकती है। आपके {{credits}} क्रेडिट बचे हैं।',
  seeMyJobs: 'मेरे काम देखिए',
  moreJobs: 'और नौकरियाँ',
  noCreditsTitle: 'आपके क्रेडिट ख़त्म हो गए हैं',
  noCreditsText: 'और माँगिए, कोई पैसा नहीं लगता।',
  requestedTitle: 'आपकी बात पहुँच गई',
  requestCredits: 'क्रेडिट माँगिए',
  verifyTitle: 'पहले अपना मोबाइल नंबर दीजिए',
  verifyText: 'कंपनी आपको फ़ोन कर सके, इसलिए। एक मिनट लगेगा, फिर आप यहीं लौटेंगे।',
  verifyNow: 'मेरा नंबर जोड़िए',
  alreadyApplied: 'आप इस नौकरी के लिए अप्लाई कर चुके हैं',
  notInterestedTitle: 'यह नौकरी छिपा दें?',
  notInterestedText: 'यह आपकी सूची में फिर नहीं आएगी।',
  hide: 'छिपाइए',
  weeklyTitle: 'इस हफ़्ते की नई नौकरियाँ पूरी हो गईं',
  weeklyText:
    'इस हफ़्ते जितनी नई नौकरियाँ देख सकते थे, आपने देख लीं। सोमवार से और देख पाएँगे। जो नौकरियाँ आपने खोली, सेव की या अप्लाई की हैं, वे खुली रहेंगी।',
  withdraw: 'अपनी अर्ज़ी वापस लीजिए',
  withdrawTitle: 'अर्ज़ी वापस ले लें?',
  withdrawText: 'क्रेडिट वापस नहीं आएगा। आप कभी भी फिर अप्लाई कर सकते हैं।',
  withdrawn: 'आपकी अर्ज़ी वापस ले ली गई',
} as const satisfies SameShape<typeof en>;
