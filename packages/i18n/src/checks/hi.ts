import type { SameShape } from '../phrase-types.ts';
import type { phrases as en } from './en.ts';

export const phrases = {
  topic: {
    COMPANY_IDENTITY: 'कंपनी का रजिस्ट्रेशन',
    CONTACT: 'फ़ोन और ई-मेल',
    PLACE: 'पता',
    WORDS: 'पैसे की माँग',
    PAY: 'पगार',
  },
  perJob: 'पता, पैसे की माँग और पगार हर काम में अलग से जाँचे जाते हैं। नतीजा उसी काम पर दिखता है।',
  ofJobs: 'इसके {{open}} कामों में से {{count}} में पाँचों जाँच ठीक',
  reasons: {
    'number-seen': 'रजिस्ट्रेशन नंबर सरकारी रिकॉर्ड में मिला',
    'number-malformed': 'रजिस्ट्रेशन नंबर सही नहीं है',
    'number-missing': 'कंपनी ने रजिस्ट्रेशन नंबर नहीं दिया',
    'waits-for-operator': 'हमारी टीम ने अभी नहीं देखा है',
    'contact-answered': 'फ़ोन और ई-मेल पर जवाब मिला',
    'contact-malformed': 'फ़ोन नंबर या ई-मेल सही नहीं है',
    'contact-blocked': 'इस नंबर या ई-मेल की शिकायतें आई हैं',
    'in-city': 'पता बताए गए शहर में ही है',
    'far-from-city': 'नक्शे पर जगह बताए गए शहर से दूर है',
    'names-another-place': 'पते में किसी और शहर का नाम है',
    'asks-no-money': 'आपसे पैसे नहीं माँगे गए हैं',
    'asks-money': 'इसमें आपसे पैसे माँगे गए हैं। पैसे न दें',
    'pay-plausible': 'पगार इस काम के हिसाब से ठीक है, न्यूनतम वेतन से कम नहीं',
    'pay-usual-no-wage-on-record': 'पगार इस काम के हिसाब से ठीक है। इस राज्य का न्यूनतम वेतन हमारे पास दर्ज नहीं है',
    'pay-not-told': 'पगार नहीं बताई गई',
    'below-minimum-wage': 'पगार न्यूनतम वेतन से कम है',
    'too-good-to-be-true': 'इस काम में आम तौर पर इतनी पगार नहीं मिलती। ऐसे ऑफ़र अक्सर धोखा होते हैं',
    'stipend-usual': 'स्टाइपेंड इंटर्नशिप के हिसाब से ठीक है। इंटर्नशिप पर न्यूनतम वेतन लागू नहीं होता',
    'stipend-far-below': 'इंटर्नशिप में आम तौर पर इससे कहीं ज़्यादा स्टाइपेंड मिलता है',
    'stipend-far-above': 'इंटर्नशिप में आम तौर पर इतना स्टाइपेंड नहीं मिलता। ऐसे ऑफ़र अक्सर धोखा होते हैं',
  },
} as const satisfies SameShape<typeof en>;
