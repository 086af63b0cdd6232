import type { Localized } from './localized.ts';

/** Why an authenticity check ended as it did: one line each, under the check's own name. */
export const checkReasons: Readonly<Record<string, Localized>> = {
  'number-seen': {
    en: 'Registration number found in the government register',
    hi: 'रजिस्ट्रेशन नंबर सरकारी रिकॉर्ड में मिला',
    mr: 'नोंदणी क्रमांक सरकारी नोंदीत सापडला',
  },
  'number-malformed': {
    en: 'The registration number is not a valid one',
    hi: 'रजिस्ट्रेशन नंबर सही नहीं है',
    mr: 'नोंदणी क्रमांक बरोबर नाही',
  },
  'number-missing': {
    en: 'The company has given no registration number',
    hi: 'कंपनी ने रजिस्ट्रेशन नंबर नहीं दिया',
    mr: 'कंपनीने नोंदणी क्रमांक दिलेला नाही',
  },
  'waits-for-operator': {
    en: 'Our team has not looked yet',
    hi: 'हमारी टीम ने अभी नहीं देखा है',
    mr: 'आमच्या टीमने अजून पाहिलेलं नाही',
  },
  'contact-answered': {
    en: 'Phone and e-mail answered us',
    hi: 'फ़ोन और ई-मेल पर जवाब मिला',
    mr: 'फोन आणि ई-मेलवर उत्तर मिळालं',
  },
  'contact-malformed': {
    en: 'The phone number or e-mail is not a valid one',
    hi: 'फ़ोन नंबर या ई-मेल सही नहीं है',
    mr: 'फोन नंबर किंवा ई-मेल बरोबर नाही',
  },
  'contact-blocked': {
    en: 'Others have complained about this contact',
    hi: 'इस नंबर या ई-मेल की शिकायतें आई हैं',
    mr: 'या नंबर किंवा ई-मेलबद्दल तक्रारी आल्या आहेत',
  },
  'in-city': {
    en: 'The address is in the city named',
    hi: 'पता बताए गए शहर में ही है',
    mr: 'पत्ता सांगितलेल्या शहरातच आहे',
  },
  'far-from-city': {
    en: 'The place on the map is far from the city named',
    hi: 'मैप पर जगह बताए गए शहर से दूर है',
    mr: 'नकाशावरची जागा सांगितलेल्या शहरापासून लांब आहे',
  },
  'names-another-place': {
    en: 'The address names another town',
    hi: 'पते में किसी और शहर का नाम है',
    mr: 'पत्त्यात दुसऱ्या गावाचं नाव आहे',
  },
  'asks-no-money': {
    en: 'No money is asked of you',
    hi: 'आपसे पैसे नहीं माँगे गए हैं',
    mr: 'तुमच्याकडे पैसे मागितलेले नाहीत',
  },
  'asks-money': {
    en: 'Money is asked of you. Do not pay',
    hi: 'इसमें आपसे पैसे माँगे गए हैं। पैसे मत दीजिए',
    mr: 'यात तुमच्याकडे पैसे मागितले आहेत. पैसे देऊ नका',
  },
  'pay-plausible': {
    en: 'The pay is usual for this work, and not below the minimum wage',
    hi: 'पगार इस काम के हिसाब से ठीक है, न्यूनतम वेतन से कम नहीं',
    mr: 'पगार या कामाच्या मानाने योग्य आहे, किमान वेतनापेक्षा कमी नाही',
  },
  'pay-not-told': {
    en: 'The pay is not told',
    hi: 'पगार नहीं बताया गया',
    mr: 'पगार सांगितलेला नाही',
  },
  'below-minimum-wage': {
    en: 'The pay is below the minimum wage',
    hi: 'पगार न्यूनतम वेतन से कम है',
    mr: 'पगार किमान वेतनापेक्षा कमी आहे',
  },
  'too-good-to-be-true': {
    en: 'The pay is far above what this work gives. Be careful',
    hi: 'पगार इस काम के हिसाब से बहुत ज़्यादा है। सावधान रहिए',
    mr: 'पगार या कामाच्या मानाने खूपच जास्त आहे. सावध राहा',
  },
};
