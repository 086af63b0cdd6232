import type { Localized } from './types.ts';

/**
 * An item of the consent notice: the data, its purpose and its recipients. Users may decline or withdraw items that are
 * not required.
 */
export type ConsentItem = {
  key: string;
  required: boolean;
  what: Localized;
  why: Localized;
  whoSees: Localized;
};

/**
 * The itemised consent notice, shown before any data is collected (DPDP Act 2023, s. 5 and 6; DPDP Rules 2025, rule 3).
 * Raise `version` with every change of meaning, because stored consents refer to a version.
 */
export const consentNotice = {
  version: '1.4',
  effectiveFrom: '2026-11-24',
  title: {
    en: 'Your data: what, why and who sees it',
    hi: 'आपकी जानकारी: क्या, क्यों और कौन देखेगा',
    mr: 'तुमची माहिती: काय, का आणि कोण पाहील',
  },
  intro: {
    en: 'You must be 18 or older. We mark what your account needs. The rest is up to you, item by item.',
    hi: 'आपकी उम्र 18 साल या ज़्यादा होनी चाहिए। अकाउंट के लिए जो ज़रूरी है उस पर निशान है; बाक़ी एक-एक करके आपकी मर्ज़ी।',
    mr: 'तुमचं वय 18 किंवा जास्त असावं. खात्यासाठी जे लागतं त्यावर खूण आहे; बाकी एकेक करून तुमची मर्जी.',
  },
  items: [
    {
      key: 'account',
      required: true,
      what: {
        en: 'Name; e-mail and picture if you log in with Google or Facebook; if you give them, date of birth and gender',
        hi: 'नाम; Google या Facebook से लॉगिन करें तो ई-मेल और फ़ोटो; आप दें तो जन्म तारीख और जेंडर',
        mr: 'नाव; Google किंवा Facebook ने लॉगिन केलं तर ई-मेल आणि फोटो; तुम्ही दिलं तर जन्मतारीख आणि लिंग',
      },
      why: {
        en: 'To open your account and make sure that you are 18 or older',
        hi: 'अकाउंट बनाने और यह पक्का करने के लिए कि आपकी उम्र 18 पूरी हो चुकी है',
        mr: 'खातं उघडायला आणि तुमचं वय 18 पूर्ण आहे याची खात्री करायला',
      },
      whoSees: {
        en: 'Companies you apply to or call',
        hi: 'जिन कंपनियों में आप अप्लाई करें या जिन्हें फ़ोन करें',
        mr: 'तुम्ही अर्ज कराल किंवा फोन कराल त्या कंपन्या',
      },
    },
    {
      key: 'phone',
      required: true,
      what: { en: 'Mobile number', hi: 'मोबाइल नंबर', mr: 'मोबाइल नंबर' },
      why: {
        en: 'To log you in, to let companies call you, and to keep one account per person',
        hi: 'लॉगिन के लिए, ताकि कंपनी आपको फ़ोन कर सके, और एक व्यक्ति का एक ही अकाउंट हो',
        mr: 'लॉगिन करता यावं, कंपनीला तुम्हाला फोन करता यावा, आणि एका व्यक्तीचं एकच खातं असावं म्हणून',
      },
      whoSees: {
        en: 'Companies you apply to or call; the firm that sends our SMS',
        hi: 'जिन कंपनियों में आप अप्लाई करें या जिन्हें फ़ोन करें; हमारे SMS भेजने वाली कंपनी',
        mr: 'तुम्ही अर्ज कराल किंवा फोन कराल त्या कंपन्या; आमचे SMS पाठवणारी कंपनी',
      },
    },
    {
      key: 'profile',
      required: true,
      what: {
        en: 'City, education, work experience, skills, resume: as much as you choose to fill in',
        hi: 'शहर, पढ़ाई, काम का अनुभव, हुनर, रिज़्यूमे: जितना आप भरना चाहें',
        mr: 'शहर, शिक्षण, कामाचा अनुभव, कौशल्यं, रेझ्युमे: तुम्हाला भरायचं तेवढंच',
      },
      why: {
        en: 'So that companies can judge your application, and to suggest jobs that fit',
        hi: 'ताकि कंपनी आपकी अर्ज़ी समझे, और हम आपके लायक काम सुझा सकें',
        mr: 'कंपनीला तुमचा अर्ज समजावा, आणि तुम्हाला जमणारं काम सुचवता यावं म्हणून',
      },
      whoSees: {
        en: 'Companies you apply to or call',
        hi: 'जिन कंपनियों में आप अप्लाई करें या जिन्हें फ़ोन करें',
        mr: 'तुम्ही अर्ज कराल किंवा फोन कराल त्या कंपन्या',
      },
    },
    {
      key: 'use',
      required: true,
      what: {
        en: 'Jobs you view, save, hide, report and apply to; searches you open or ask us to watch; messages and reviews you write',
        hi: 'कौन-सा काम देखा, सेव किया, छिपाया, किसकी शिकायत की, कहाँ अप्लाई किया; खोज में क्या खोला या किस खोज की ख़बर माँगी; कौन-से मैसेज और रिव्यू लिखे',
        mr: 'कोणती कामं पाहिली, सेव्ह केली, लपवली, कशाची तक्रार केली, कुठे अर्ज केला; शोधात काय उघडलं किंवा कोणत्या शोधाबद्दल कळवायला सांगितलं; कोणते मेसेज आणि रिव्ह्यू लिहिले',
      },
      why: {
        en: 'To run the service: your lists, your job alerts, your credits, your chats, and catching fraud',
        hi: 'सेवा चलाने के लिए: आपकी लिस्ट, नए काम की ख़बर, क्रेडिट, बातचीत, और धोखाधड़ी पकड़ना',
        mr: 'सेवा चालवायला: तुमच्या याद्या, नवीन कामाची नोटिफिकेशन, क्रेडिट, बोलणं, आणि फसवणूक पकडणं',
      },
      whoSees: {
        en: 'You; the company you write to; everyone, for a review you publish; our team, to check a report',
        hi: 'आप; जिस कंपनी को आप लिखें; छपने के बाद आपका रिव्यू सब लोग; शिकायत जाँचते समय हमारी टीम',
        mr: 'तुम्ही; ज्या कंपनीला लिहाल ती; प्रसिद्ध केलेला रिव्ह्यू सगळे; तक्रार तपासायला आमची टीम',
      },
    },
    {
      key: 'location',
      required: false,
      what: {
        en: 'Your location while you use the site, and where you live if you tell us',
        hi: 'साइट चलाते समय आपकी लोकेशन, और आप कहाँ रहते हैं, अगर बताएँ',
        mr: 'साइट वापरताना तुमचं लोकेशन, आणि सांगितलं तर तुम्ही कुठे राहता',
      },
      why: {
        en: 'To show jobs near you and their distance',
        hi: 'पास के काम और उनकी दूरी दिखाने के लिए',
        mr: 'जवळची कामं आणि त्यांचं अंतर दाखवायला',
      },
      whoSees: {
        en: 'A company you apply to gets your location with the application; nobody sees where you live',
        hi: 'अप्लाई करने पर आपकी लोकेशन अर्ज़ी के साथ उस कंपनी को जाती है; आप कहाँ रहते हैं, यह किसी को नहीं दिखता',
        mr: 'अर्ज केल्यावर लोकेशन अर्जासोबत त्या कंपनीला जातं; तुम्ही कुठे राहता ते कोणालाही दिसत नाही',
      },
    },
    {
      key: 'notifications',
      required: false,
      what: {
        en: 'The address of your browser for notifications',
        hi: 'नोटिफ़िकेशन भेजने के लिए आपके ब्राउज़र का पता',
        mr: 'नोटिफिकेशन पाठवायला तुमच्या ब्राउझरचा पत्ता',
      },
      why: {
        en: 'To tell you about interviews, messages and new jobs',
        hi: 'इंटरव्यू, मैसेज और नए काम की ख़बर देने के लिए',
        mr: 'इंटरव्ह्यू, मेसेज आणि नवीन कामं कळवायला',
      },
      whoSees: {
        en: 'The push service of your browser',
        hi: 'आपके ब्राउज़र की नोटिफ़िकेशन सेवा',
        mr: 'तुमच्या ब्राउझरची नोटिफिकेशन सेवा',
      },
    },
    {
      key: 'identity',
      required: false,
      what: {
        en: 'Identity proof. Aadhaar is never compulsory; we keep only the last four digits of its number',
        hi: 'पहचान पत्र। आधार कभी अनिवार्य नहीं; उसके नंबर के सिर्फ़ आख़िरी चार अंक रखे जाते हैं',
        mr: 'ओळखपत्र. आधार कधीही सक्तीचं नाही; त्याच्या नंबरचे फक्त शेवटचे चार अंक ठेवले जातात',
      },
      why: {
        en: 'To keep your papers at hand for joining',
        hi: 'काम पर लगते समय काग़ज़ आपके पास तैयार रहें, इसलिए',
        mr: 'रुजू होताना कागदपत्रं तुमच्याकडे तयार असावीत म्हणून',
      },
      whoSees: { en: 'Only you', hi: 'सिर्फ़ आप', mr: 'फक्त तुम्ही' },
    },
    {
      key: 'extras',
      required: false,
      what: {
        en: 'Photo, marksheets, certificates, video resume, parents’ names, social links',
        hi: 'फ़ोटो, मार्कशीट, सर्टिफ़िकेट, वीडियो रिज़्यूमे, माता-पिता का नाम, सोशल लिंक',
        mr: 'फोटो, मार्कशीट, सर्टिफिकेट, व्हिडिओ रेझ्युमे, आईवडिलांची नावं, सोशल लिंक',
      },
      why: {
        en: 'To make your profile fuller, if you want',
        hi: 'आप चाहें तो प्रोफ़ाइल और अच्छी बनाने के लिए',
        mr: 'हवं असेल तर प्रोफाइल अधिक चांगली करायला',
      },
      whoSees: {
        en: 'Only you see marksheets; companies you apply to or call see the rest',
        hi: 'मार्कशीट सिर्फ़ आप देखते हैं; बाक़ी वे कंपनियाँ देखती हैं जिनमें आप अप्लाई करें या जिन्हें फ़ोन करें',
        mr: 'मार्कशीट फक्त तुम्हाला दिसते; बाकी तुम्ही अर्ज केलेल्या किंवा फोन केलेल्या कंपन्यांना दिसतं',
      },
    },
  ] satisfies ConsentItem[],
  withdraw: {
    en: 'You can take any of this back in Settings, then “My data”, as easily as you give it here. You can also download or delete everything there.',
    hi: 'इनमें से कुछ भी आप सेटिंग, फिर “मेरी जानकारी” में उतनी ही आसानी से वापस ले सकते हैं जितनी आसानी से यहाँ दे रहे हैं। वहीं से सब डाउनलोड कर या हटा भी कर सकते हैं।',
    mr: 'यातलं काहीही तुम्ही सेटिंग, मग “माझी माहिती” इथे तितक्याच सहज परत घेऊ शकता जितक्या सहज इथे देता. तिथूनच सगळं डाउनलोड करता येतं किंवा काढून टाकता येतं.',
  },
  complain: {
    en: 'Questions or complaints: {{grievanceOfficer}}, {{supportEmail}}. If that does not help, you can complain to the Data Protection Board of India.',
    hi: 'सवाल या शिकायत: {{grievanceOfficer}}, {{supportEmail}}। उससे बात न बने तो भारत के डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।',
    mr: 'प्रश्न किंवा तक्रार: {{grievanceOfficer}}, {{supportEmail}}. त्याने काम झालं नाही तर भारताच्या डेटा संरक्षण मंडळाकडे तक्रार करता येते.',
  },
  agree: { en: 'I agree', hi: 'मैं सहमत हूँ', mr: 'मला मान्य आहे' },
  decline: { en: 'Not now', hi: 'अभी नहीं', mr: 'आत्ता नको' },
} satisfies {
  version: string;
  effectiveFrom: string;
  items: ConsentItem[];
  title: Localized;
  intro: Localized;
  withdraw: Localized;
  complain: Localized;
  agree: Localized;
  decline: Localized;
};
