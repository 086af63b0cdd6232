import { fiveChecks, fiveFiveFive } from './landing-five.ts';
import { employerOfferings, seekerFeatures } from './landing-offers.ts';
import type { LandingBlock, Localized } from './types.ts';

const mission: LandingBlock = {
  key: 'mission',
  imageKey: 'street-corner',
  title: {
    en: 'Word of work, from the street corner',
    hi: 'नुक्कड़ पर मिलती है काम की ख़बर',
    mr: 'कोपऱ्यावर कळते कामाची बातमी',
  },
  text: {
    en: 'In every neighbourhood there is a corner where one hears who needs a cook, a tailor, a teacher, an accountant. We bring that corner to your phone: real places, the pay in plain sight, in the language you speak. Good work near home leaves more money and more time for life.',
    hi: 'हर मोहल्ले में एक नुक्कड़ होता है जहाँ पता चलता है कि किसे रसोइया, दर्ज़ी, टीचर या अकाउंटेंट चाहिए। वही नुक्कड़ हम आपके फ़ोन पर लाए हैं: असली जगहें, सामने लिखी सैलरी, आपकी अपनी भाषा में। घर के पास अच्छा काम हो तो पैसे भी बचते हैं और समय भी।',
    mr: 'प्रत्येक वस्तीत एक कोपरा असतो जिथे कळतं की कोणाला स्वयंपाकी, शिंपी, शिक्षक किंवा अकाउंटंट हवा आहे. तोच कोपरा आम्ही तुमच्या फोनवर आणला आहे: खरी ठिकाणं, समोर लिहिलेला पगार, तुमच्या भाषेत. घराजवळ चांगलं काम असलं की पैसाही वाचतो आणि वेळही.',
  },
};

const steps: LandingBlock[] = [
  {
    key: 'look',
    imageKey: 'step-look',
    title: { en: 'Look around', hi: 'आसपास देखिए', mr: 'आसपास पाहा' },
    text: {
      en: 'Pick your city or share your location. Say what work, how much pay, how far.',
      hi: 'शहर चुनिए या लोकेशन बताइए। कैसा काम, कितनी सैलरी, कितनी दूर: बस इतना बताइए।',
      mr: 'शहर निवडा किंवा लोकेशन सांगा. कोणतं काम, किती पगार, किती लांब: एवढंच सांगा.',
    },
  },
  {
    key: 'apply',
    imageKey: 'step-apply',
    title: { en: 'Apply with one tap', hi: 'एक टैप में अप्लाई', mr: 'एका टॅपमध्ये अर्ज' },
    text: {
      en: 'Sign in, verify your mobile number once, then apply. It costs a credit, never money.',
      hi: 'साइन इन कीजिए, एक बार मोबाइल नंबर वेरिफ़ाई कीजिए, फिर अप्लाई। लगता है एक क्रेडिट, पैसे कभी नहीं।',
      mr: 'साइन इन करा, एकदा मोबाइल नंबर व्हेरिफाय करा, मग अर्ज. लागतं एक क्रेडिट, पैसे कधीच नाही.',
    },
  },
  {
    key: 'follow',
    imageKey: 'step-follow',
    title: { en: 'Follow each step', hi: 'हर क़दम पर ख़बर', mr: 'प्रत्येक टप्प्याची बातमी' },
    text: {
      en: 'See when you are shortlisted, when the interview is and what came of it. Call HR or chat in between.',
      hi: 'कब शॉर्टलिस्ट हुए, इंटरव्यू कब है और क्या हुआ, सब देखिए। बीच में HR को कॉल या चैट कीजिए।',
      mr: 'कधी शॉर्टलिस्ट झालात, मुलाखत कधी आहे आणि पुढे काय झालं, सगळं पाहा. मधे HR ला फोन किंवा चॅट करा.',
    },
  },
];

const safety: LandingBlock = {
  key: 'never-pay',
  imageKey: 'never-pay',
  title: {
    en: 'Never pay for a job',
    hi: 'नौकरी के लिए कभी पैसे मत दीजिए',
    mr: 'नोकरीसाठी कधीही पैसे देऊ नका',
  },
  text: {
    en: 'No fee, no deposit, no training charge, no “gift”. Not to a company, not to an agent, not to anyone who uses our name. If someone asks, report the job. If money has gone, call 1930 at once.',
    hi: 'न फ़ीस, न डिपॉज़िट, न ट्रेनिंग के पैसे, न “चाय-पानी”। न कंपनी को, न एजेंट को, न हमारा नाम लेने वाले किसी को। कोई माँगे तो नौकरी की रिपोर्ट कीजिए। पैसे जा चुके हों तो तुरंत 1930 पर कॉल कीजिए।',
    mr: 'फी नाही, डिपॉझिट नाही, ट्रेनिंगचे पैसे नाहीत, “चहापाणी” नाही. कंपनीला नाही, एजंटला नाही, आमचं नाव सांगणाऱ्या कोणालाही नाही. कोणी मागितलं तर नोकरीची तक्रार करा. पैसे गेले असतील तर लगेच 1930 वर फोन करा.',
  },
};

/** The six pictures of the gallery: their captions, which are also the alternative texts. */
const gallery: { imageKey: string; caption: Localized }[] = [
  {
    imageKey: 'gallery-cook',
    caption: { en: 'A cook at the morning stove', hi: 'सुबह चूल्हे पर रसोइया', mr: 'सकाळी चुलीपाशी स्वयंपाकी' },
  },
  {
    imageKey: 'gallery-tailor',
    caption: { en: 'A tailor at her machine', hi: 'मशीन पर काम करती दर्ज़ी', mr: 'मशीनवर काम करणारी शिंपीण' },
  },
  {
    imageKey: 'gallery-delivery',
    caption: { en: 'A delivery rider in the rain', hi: 'बारिश में डिलीवरी वाला', mr: 'पावसात डिलिव्हरीवाला' },
  },
  {
    imageKey: 'gallery-teacher',
    caption: { en: 'A teacher with her class', hi: 'अपनी क्लास के साथ टीचर', mr: 'आपल्या वर्गासोबत शिक्षिका' },
  },
  {
    imageKey: 'gallery-technician',
    caption: { en: 'A technician mending a fan', hi: 'पंखा सुधारता टेक्नीशियन', mr: 'पंखा दुरुस्त करणारा टेक्निशियन' },
  },
  {
    imageKey: 'gallery-accountant',
    caption: {
      en: 'An accountant closing the day',
      hi: 'दिन का हिसाब करता अकाउंटेंट',
      mr: 'दिवसाचा हिशोब करणारा अकाउंटंट',
    },
  },
];

/** Every text of the landing page; nothing here claims a number that is not measured or a check that is not done. */
export const landing = {
  headline: {
    en: 'Work near home, in your language',
    hi: 'घर के पास काम, अपनी भाषा में',
    mr: 'घराजवळ काम, आपल्या भाषेत',
  },
  subline: {
    en: 'A matchmaker in three languages that weighs the work, the distance and the pay for you. Free for job seekers.',
    hi: 'तीन भाषाओं में काम मिलाने वाला साथी, जो आपके लिए काम, दूरी और सैलरी देखकर नौकरी सुझाता है। काम ढूँढने वालों के लिए मुफ़्त।',
    mr: 'तीन भाषांत काम जुळवणारा सोबती, जो तुमच्यासाठी काम, अंतर आणि पगार पाहून नोकरी सुचवतो. काम शोधणाऱ्यांसाठी मोफत.',
  },
  mission,
  steps,
  fiveFiveFive,
  fiveChecks,
  employerOfferings,
  seekerFeatures,
  safety,
  gallery,
  postJob: {
    title: { en: 'Looking for people?', hi: 'लोग चाहिए?', mr: 'माणसं हवी आहेत?' },
    text: {
      en: 'Post a job in the employer zone in about five clicks.',
      hi: 'एम्प्लॉयर ज़ोन में क़रीब पाँच क्लिक में नौकरी डालिए।',
      mr: 'एम्प्लॉयर झोनमध्ये साधारण पाच क्लिकमध्ये नोकरी टाका.',
    },
    action: { en: 'Post a job', hi: 'नौकरी डालें', mr: 'नोकरी टाका' },
  },
  download: {
    title: { en: 'On your phone too', hi: 'आपके फ़ोन पर भी', mr: 'तुमच्या फोनवरही' },
    text: {
      en: 'In the mobile app you can also record a video or audio resume.',
      hi: 'मोबाइल ऐप में आप वीडियो या ऑडियो रिज़्यूमे भी रिकॉर्ड कर सकते हैं।',
      mr: 'मोबाइल ॲपमध्ये तुम्ही व्हिडिओ किंवा ऑडिओ रेझ्युमेही रेकॉर्ड करू शकता.',
    },
    action: { en: 'Download the app', hi: 'ऐप डाउनलोड करें', mr: 'ॲप डाउनलोड करा' },
  },
  tiles: {
    employers: { en: 'For employers', hi: 'कंपनियों के लिए', mr: 'कंपन्यांसाठी' },
    seekers: { en: 'For job seekers', hi: 'काम ढूँढने वालों के लिए', mr: 'काम शोधणाऱ्यांसाठी' },
  },
};
