import type { Localized } from './localized.ts';

/** Messages of the specification's error catalogue that arise on the reader's device, without an answer of the server. */
export const deviceMessages = {
  somethingWrong: {
    en: 'Something went wrong please try again later.',
    hi: 'कुछ गड़बड़ हो गई, थोड़ी देर बाद कोशिश कीजिए।',
    mr: 'काहीतरी चुकलं, थोड्या वेळाने प्रयत्न करा.',
  },
  checkInternet: {
    en: 'Please check your internet connection and try again.',
    hi: 'इंटरनेट देखिए और फिर कोशिश कीजिए।',
    mr: 'इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  },
  noInternet: {
    en: 'No Internet connection!',
    hi: 'इंटरनेट नहीं चल रहा!',
    mr: 'इंटरनेट चालत नाही!',
  },
  turnOnInternet: {
    en: 'Please turn on internet to continue',
    hi: 'आगे बढ़ने के लिए इंटरनेट चालू कीजिए',
    mr: 'पुढे जाण्यासाठी इंटरनेट चालू करा',
  },
  reloadApp: {
    en: 'Please reload the app',
    hi: 'ऐप फिर से खोलिए',
    mr: 'ॲप पुन्हा उघडा',
  },
  olderVersion: {
    en: 'You are using an older version, a new version is available!',
    hi: 'आप पुराना वर्ज़न चला रहे हैं, नया वर्ज़न आ गया है!',
    mr: 'तुम्ही जुनी आवृत्ती वापरत आहात, नवीन आवृत्ती आली आहे!',
  },
  locationForLogin: {
    en: 'Please enable location permissions for login',
    hi: 'लॉगिन के लिए लोकेशन की इजाज़त दीजिए',
    mr: 'लॉगिनसाठी लोकेशनची परवानगी द्या',
  },
  locationDenied: {
    en: 'Location is switched off for this site. Choose a city instead, or allow it in settings.',
    hi: 'इस साइट के लिए लोकेशन बंद है। शहर चुनिए, या सेटिंग में इजाज़त दीजिए।',
    mr: 'या साइटसाठी लोकेशन बंद आहे. शहर निवडा, किंवा सेटिंगमध्ये परवानगी द्या.',
  },
  cameraDenied: {
    en: 'The camera is not allowed. You can allow it in settings.',
    hi: 'कैमरे की इजाज़त नहीं है। सेटिंग में दे सकते हैं।',
    mr: 'कॅमेऱ्याची परवानगी नाही. सेटिंगमध्ये देता येते.',
  },
  microphoneDenied: {
    en: 'The microphone is not allowed. You can allow it in settings.',
    hi: 'माइक की इजाज़त नहीं है। सेटिंग में दे सकते हैं।',
    mr: 'माइकची परवानगी नाही. सेटिंगमध्ये देता येते.',
  },
  storageDenied: {
    en: 'Access to your files is not allowed. You can allow it in settings.',
    hi: 'फ़ाइलें देखने की इजाज़त नहीं है। सेटिंग में दे सकते हैं।',
    mr: 'फाइल पाहण्याची परवानगी नाही. सेटिंगमध्ये देता येते.',
  },
  qrInvalid: {
    en: 'QR code is invalid',
    hi: 'QR कोड सही नहीं है',
    mr: 'QR कोड बरोबर नाही',
  },
  qrUnknown: {
    en: 'You are scanning an invalid code',
    hi: 'आप ग़लत कोड स्कैन कर रहे हैं',
    mr: 'तुम्ही चुकीचा कोड स्कॅन करत आहात',
  },
  noCreditsForApplying: {
    en: 'No credits available for applying',
    hi: 'अप्लाई करने के लिए क्रेडिट नहीं बचे',
    mr: 'अर्ज करायला क्रेडिट शिल्लक नाहीत',
  },
  newJobsAllowanceUsed: {
    en: 'You have viewed the maximum number of new jobs. Now you will able to explore the job in next week.',
    hi: 'इस हफ़्ते की नई नौकरियाँ देखने की सीमा पूरी हो गई। नई नौकरियाँ अगले हफ़्ते खुलेंगी।',
    mr: 'या आठवड्यात नवीन नोकऱ्या पाहण्याची मर्यादा पूर्ण झाली. नवीन नोकऱ्या पुढच्या आठवड्यात उघडतील.',
  },
  loginToChat: {
    en: 'Kindly login to chat with admin',
    hi: 'हमसे चैट करने के लिए लॉगिन कीजिए',
    mr: 'आमच्याशी चॅट करायला लॉगिन करा',
  },
  loginToCallHr: {
    en: 'Kindly login to contact Hr',
    hi: 'HR से बात करने के लिए लॉगिन कीजिए',
    mr: 'HR शी बोलायला लॉगिन करा',
  },
  loginToSave: {
    en: 'Kindly login to save this job',
    hi: 'यह नौकरी सेव करने के लिए लॉगिन कीजिए',
    mr: 'ही नोकरी सेव्ह करायला लॉगिन करा',
  },
  acceptTerms: {
    en: 'Please accept terms and conditions to proceed',
    hi: 'आगे बढ़ने के लिए नियम और शर्तें मानिए',
    mr: 'पुढे जाण्यासाठी नियम आणि अटी मान्य करा',
  },
  noDocumentApp: {
    en: 'No application found to handle this document',
    hi: 'यह फ़ाइल खोलने वाला कोई ऐप नहीं मिला',
    mr: 'ही फाइल उघडणारं ॲप सापडलं नाही',
  },
  noWebsite: {
    en: 'No website found',
    hi: 'कोई वेबसाइट नहीं मिली',
    mr: 'वेबसाइट सापडली नाही',
  },
  companyWebsiteUnavailable: {
    en: 'Company website is not available',
    hi: 'कंपनी की वेबसाइट नहीं खुल रही',
    mr: 'कंपनीची वेबसाइट उघडत नाही',
  },
  alreadyRegisteredWithInstitute: {
    en: 'You are already registered with the institute',
    hi: 'आप इस संस्थान में पहले से रजिस्टर हैं',
    mr: 'तुम्ही या संस्थेत आधीच नोंदणी केली आहे',
  },
  instituteRegistered: {
    en: 'You are registered with the institute',
    hi: 'संस्थान में आपका रजिस्ट्रेशन हो गया',
    mr: 'संस्थेत तुमची नोंदणी झाली',
  },
  videoUploadFailed: {
    en: 'Video upload failed. Please try again',
    hi: 'वीडियो अपलोड नहीं हुआ। फिर कोशिश कीजिए',
    mr: 'व्हिडिओ अपलोड झाला नाही. पुन्हा प्रयत्न करा',
  },
  provideAllDetails: {
    en: 'provide all details',
    hi: 'सारी जानकारी भरिए',
    mr: 'सगळी माहिती द्या',
  },
  chooseProfile: {
    en: 'choose a profile',
    hi: 'कोई काम चुनिए',
    mr: 'एखादं काम निवडा',
  },
  chooseThreeProfiles: {
    en: 'Choose atleast 3 profiles',
    hi: 'कम से कम 3 काम चुनें तो बेहतर सुझाव मिलेंगे',
    mr: 'किमान 3 कामं निवडली तर जास्त चांगल्या सूचना मिळतील',
  },
  maximumProfiles: {
    en: 'You can select maximum 6 profiles',
    hi: 'ज़्यादा से ज़्यादा 6 काम चुन सकते हैं',
    mr: 'जास्तीत जास्त 6 कामं निवडता येतात',
  },
} as const satisfies Record<string, Localized>;

/** The key of a message that arises on the device. */
export type DeviceMessageKey = keyof typeof deviceMessages;
