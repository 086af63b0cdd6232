import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  registerAndApply: 'रजिस्टर करके अप्लाई करें',
  confirmTitle: 'इस काम के लिए अप्लाई करें?',
  confirmText: 'आपके {{credits}} क्रेडिट में से {{cost}} लगेगा। कंपनी आपकी प्रोफ़ाइल देख सकेगी।',
  papers: {
    title: 'पहले पहचान का एक काग़ज़ दें',
    text: 'यहाँ यह ज़रूरी है। इसे सिर्फ़ आप खोल सकते हैं, कंपनी कभी नहीं देखती। इसके बाद काम अपने आप आगे बढ़ेगा।',
    IDENTITY_PROOF: 'पहचान पत्र जोड़ें',
    AADHAAR: 'अपना आधार कार्ड जोड़ें',
    stored: 'आपका काग़ज़ सेव हो गया',
  },
  answers: {
    title: 'कंपनी को यह भी बताया जाएगा:',
    city: 'मुझे {{city}} में काम करना मंज़ूर है',
    english: 'मुझे अंग्रेज़ी आती है',
  },
  doneTitle: 'आपने अप्लाई कर दिया',
  doneText: 'कंपनी अब आपकी प्रोफ़ाइल देख सकती है। आपके {{credits}} क्रेडिट बचे हैं।',
  waiting: 'आपकी अर्ज़ी इस फ़ोन में रखी है। इंटरनेट आते ही अपने आप चली जाएगी।',
  seeMyJobs: 'मेरे काम देखें',
  moreJobs: 'और काम',
  noCreditsTitle: 'आपके क्रेडिट ख़त्म हो गए हैं',
  noCreditsText: 'और माँगें, कोई पैसा नहीं लगता।',
  requestedTitle: 'आपकी बात पहुँच गई',
  requestCredits: 'क्रेडिट माँगें',
  verifyTitle: 'पहले अपना मोबाइल नंबर दें',
  verifyText: 'कंपनी आपको फ़ोन कर सके, इसलिए। एक मिनट लगेगा, फिर आप अप्लाई कर सकेंगे।',
  alreadyApplied: 'आप इस काम के लिए अप्लाई कर चुके हैं',
  reapplyFrom: '{{date}} से फिर अप्लाई कर सकते हैं।',
  notInterestedTitle: 'यह काम छिपा दें?',
  notInterestedText: 'यह आपकी लिस्ट में फिर नहीं आएगा।',
  hide: 'छिपाएँ',
  weeklyTitle: 'इस हफ़्ते के नए काम पूरे हो गए',
  weeklyText:
    'इस हफ़्ते जितने नए काम देख सकते थे, आपने देख लिए। सोमवार से और देख पाएँगे। जो काम आपने खोले, सेव किए या जिनमें अप्लाई किया, वे खुले रहेंगे।',
  withdraw: 'अर्ज़ी वापस लें',
  withdrawTitle: 'अर्ज़ी वापस ले लें?',
  withdrawText: 'क्रेडिट वापस नहीं आएगा। आप कभी भी फिर अप्लाई कर सकते हैं।',
  withdrawn: 'आपकी अर्ज़ी वापस ले ली गई',
} as const satisfies SameShape<typeof en>;
