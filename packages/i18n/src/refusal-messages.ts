import type { RefusalCode } from '@nukkad/contract/errors.ts';
import type { Localized } from './localized.ts';

/** What the server says when a rule says no. HR_WINDOW_CLOSED takes {{from}} and {{to}} made by `clockHour`. */
export const refusalMessages: Record<RefusalCode, Localized> = {
  UNKNOWN_SERVER: {
    en: 'This app is not known here. Please reload the app',
    hi: 'यह ऐप यहाँ नहीं पहचाना गया। ऐप फिर से खोलिए',
    mr: 'हे ॲप इथे ओळखलं गेलं नाही. ॲप पुन्हा उघडा',
  },
  // Serves applying and calling HR alike, hence the more general of the specification's two texts.
  NO_CREDITS: {
    en: 'Your credit score have been finished. Request to earn more credits',
    hi: 'आपके क्रेडिट ख़त्म हो गए हैं। और क्रेडिट पाने के लिए माँगिए',
    mr: 'तुमचे क्रेडिट संपले आहेत. आणखी मिळवण्यासाठी मागणी करा',
  },
  ALREADY_APPLIED: {
    en: 'You have already applied for this job.',
    hi: 'आप इस नौकरी के लिए पहले ही अप्लाई कर चुके हैं।',
    mr: 'तुम्ही या नोकरीसाठी आधीच अर्ज केला आहे.',
  },
  REAPPLY_TOO_SOON: {
    en: 'You can apply for this job again 30 days after it was declined.',
    hi: 'मना होने के 30 दिन बाद आप इस नौकरी के लिए फिर अप्लाई कर सकते हैं।',
    mr: 'नकार मिळाल्यानंतर 30 दिवसांनी या नोकरीसाठी पुन्हा अर्ज करता येईल.',
  },
  JOB_NOT_ACTIVE: {
    en: 'This job is not taking applications now.',
    hi: 'इस नौकरी के लिए अभी अप्लाई नहीं हो सकता।',
    mr: 'या नोकरीसाठी सध्या अर्ज घेत नाहीत.',
  },
  MOBILE_NOT_VERIFIED: {
    en: 'Please verify your mobile number before you apply.',
    hi: 'अप्लाई करने से पहले अपना मोबाइल नंबर वेरिफ़ाई कीजिए।',
    mr: 'अर्ज करण्याआधी तुमचा मोबाइल नंबर व्हेरिफाय करा.',
  },
  IDENTITY_MISSING: {
    en: 'Please add an identity proof of your choice before you apply.',
    hi: 'अप्लाई करने से पहले अपनी पसंद का कोई एक पहचान पत्र डालिए।',
    mr: 'अर्ज करण्याआधी तुमच्या पसंतीचं एक ओळखपत्र टाका.',
  },
  NOT_APPLIED: {
    en: 'You have no open application for this job.',
    hi: 'इस नौकरी के लिए आपकी कोई चालू एप्लीकेशन नहीं है।',
    mr: 'या नोकरीसाठी तुमचा कोणताही चालू अर्ज नाही.',
  },
  CREDITS_NOT_EMPTY: {
    en: 'You still have credits. You can ask for more when none are left.',
    hi: 'आपके पास अभी क्रेडिट हैं। ख़त्म होने पर और माँग सकते हैं।',
    mr: 'तुमच्याकडे अजून क्रेडिट आहेत. संपल्यावर आणखी मागता येतील.',
  },
  REQUEST_OPEN: {
    en: 'Your request for credits is already with us. We will tell you as soon as it is decided.',
    hi: 'क्रेडिट की आपकी माँग हमारे पास आ चुकी है। फ़ैसला होते ही बताएँगे।',
    mr: 'क्रेडिटची तुमची मागणी आमच्याकडे आली आहे. निर्णय झाला की सांगू.',
  },
  REQUEST_TOO_SOON: {
    en: 'You can ask for credits once a week. Please try again later.',
    hi: 'क्रेडिट हफ़्ते में एक बार माँग सकते हैं। कुछ दिन बाद कोशिश कीजिए।',
    mr: 'क्रेडिट आठवड्यातून एकदा मागता येतात. काही दिवसांनी प्रयत्न करा.',
  },
  REPORT_TEXT_MISSING: {
    en: 'choose anyone',
    hi: 'कोई एक कारण चुनिए',
    mr: 'कोणतंही एक कारण निवडा',
  },
  ALREADY_REPORTED: {
    en: 'You have already reported this job. Our team looks at every report.',
    hi: 'आप इस नौकरी की रिपोर्ट पहले ही कर चुके हैं। हमारी टीम हर रिपोर्ट देखती है।',
    mr: 'तुम्ही या नोकरीची तक्रार आधीच केली आहे. आमची टीम प्रत्येक तक्रार पाहते.',
  },
  REPORT_LIMIT: {
    en: 'You have reported several jobs today. Please report more tomorrow, or write to our support.',
    hi: 'आज आप कई नौकरियों की रिपोर्ट कर चुके हैं। बाकी की रिपोर्ट कल कीजिए, या हमारी सपोर्ट टीम को लिखिए।',
    mr: 'आज तुम्ही बऱ्याच नोकऱ्यांची तक्रार केली आहे. बाकीची तक्रार उद्या करा, किंवा आमच्या सपोर्ट टीमला लिहा.',
  },
  HR_WINDOW_CLOSED: {
    en: 'Unable to contact HR at the moment, Please call between {{from}} to {{to}}',
    hi: 'अभी HR से बात नहीं हो सकती, {{from}} से {{to}} के बीच कॉल कीजिए',
    mr: 'आत्ता HR शी बोलता येणार नाही, {{from}} ते {{to}} या वेळेत फोन करा',
  },
  HR_UNREACHABLE: {
    en: 'HR is not available to take calls right now!',
    hi: 'HR अभी कॉल नहीं ले सकते!',
    mr: 'HR सध्या फोन घेऊ शकत नाहीत!',
  },
  FEEDBACK_EMPTY: {
    en: 'Please write your message first.',
    hi: 'पहले अपना संदेश लिखिए।',
    mr: 'आधी तुमचा मेसेज लिहा.',
  },
  INVALID_NUMBER: {
    en: 'Please enter a valid 10-digit mobile number.',
    hi: '10 अंकों का सही मोबाइल नंबर डालिए।',
    mr: '10 अंकी योग्य मोबाइल नंबर टाका.',
  },
  ALREADY_VERIFIED: {
    en: 'This mobile number is already verified',
    hi: 'यह मोबाइल नंबर पहले से वेरिफ़ाई है',
    mr: 'हा मोबाइल नंबर आधीच व्हेरिफाय झाला आहे',
  },
  PHONE_TAKEN: {
    en: 'This number belongs to another account. Please use a different one.',
    hi: 'यह नंबर किसी और अकाउंट में है। कोई दूसरा नंबर डालिए।',
    mr: 'हा नंबर दुसऱ्या खात्यात आहे. वेगळा नंबर टाका.',
  },
  RESEND_TOO_SOON: {
    en: 'A code was just sent. You can ask for a new one after 60 seconds.',
    hi: 'कोड अभी-अभी भेजा है। नया कोड 60 सेकंड बाद माँग सकते हैं।',
    mr: 'कोड आत्ताच पाठवला आहे. नवीन कोड 60 सेकंदांनी मागता येईल.',
  },
  OTP_LIMIT: {
    en: 'Too many codes were asked for. Please try again after an hour.',
    hi: 'बहुत बार कोड माँगा गया। एक घंटे बाद फिर कोशिश कीजिए।',
    mr: 'खूप वेळा कोड मागितला. एका तासाने पुन्हा प्रयत्न करा.',
  },
  SMS_FAILED: {
    en: 'The SMS could not be sent. Your number is safe; please try again in a few minutes.',
    hi: 'SMS नहीं जा सका। आपका नंबर सुरक्षित है; कुछ मिनट बाद फिर कोशिश कीजिए।',
    mr: 'SMS जाऊ शकला नाही. तुमचा नंबर सुरक्षित आहे; काही मिनिटांनी पुन्हा प्रयत्न करा.',
  },
  SMS_UNAVAILABLE: {
    en: 'Codes cannot be sent from this site yet. Please come back later.',
    hi: 'इस साइट से अभी कोड नहीं भेजे जा सकते। बाद में आइए।',
    mr: 'या साइटवरून अजून कोड पाठवता येत नाहीत. नंतर या.',
  },
  OTP_MISSING: {
    en: 'Please enter the OTP',
    hi: 'OTP डालिए',
    mr: 'OTP टाका',
  },
  INVALID_OTP: {
    en: 'Invalid OTP',
    hi: 'OTP ग़लत है',
    mr: 'OTP चुकीचा आहे',
  },
  OTP_EXPIRED: {
    en: 'This code is too old. Please ask for a new one.',
    hi: 'यह कोड पुराना हो गया। नया कोड मँगाइए।',
    mr: 'हा कोड जुना झाला. नवीन कोड मागवा.',
  },
  OTP_LOCKED: {
    en: 'Too many wrong codes. Please try again after 15 minutes.',
    hi: 'कई बार ग़लत कोड डाला गया। 15 मिनट बाद फिर कोशिश कीजिए।',
    mr: 'अनेकदा चुकीचा कोड टाकला. 15 मिनिटांनी पुन्हा प्रयत्न करा.',
  },
  NAME_INVALID: {
    en: 'enter only alphabets',
    hi: 'सिर्फ़ अक्षर लिखिए',
    mr: 'फक्त अक्षरं लिहा',
  },
  BIRTH_DATE_INVALID: {
    en: 'Please add the valid DOB',
    hi: 'सही जन्म तारीख डालिए',
    mr: 'योग्य जन्मतारीख टाका',
  },
  DETAILS_MISSING: {
    en: 'please fill details',
    hi: 'पूरी जानकारी भरिए',
    mr: 'सगळी माहिती भरा',
  },
  PHONE_NOT_VERIFIED: {
    en: 'verify your phone number',
    hi: 'अपना फ़ोन नंबर वेरिफ़ाई कीजिए',
    mr: 'तुमचा फोन नंबर व्हेरिफाय करा',
  },
  CITY_UNKNOWN: {
    en: 'Please select city from the list',
    hi: 'शहर लिस्ट में से चुनिए',
    mr: 'शहर यादीतून निवडा',
  },
  TEXT_TOO_SHORT: {
    en: 'This is too short. Please write more than 20 characters.',
    hi: 'यह बहुत छोटा है। 20 अक्षरों से ज़्यादा लिखिए।',
    mr: 'हे फार छोटं आहे. 20 पेक्षा जास्त अक्षरं लिहा.',
  },
  DATES_INVALID: {
    en: 'Please check the dates: the end cannot be before the start or after today.',
    hi: 'तारीखें देखिए: आख़िरी तारीख शुरू की तारीख से पहले या आज के बाद नहीं हो सकती।',
    mr: 'तारखा तपासा: शेवटची तारीख सुरुवातीच्या आधीची किंवा आजच्या नंतरची असू शकत नाही.',
  },
  REFERRAL_UNKNOWN: {
    en: 'No referral code found',
    hi: 'ऐसा कोई रेफ़रल कोड नहीं मिला',
    mr: 'असा कोणताही रेफरल कोड सापडला नाही',
  },
  REFERRAL_USED: {
    en: 'You have already used a referral code. It works once.',
    hi: 'आप एक रेफ़रल कोड इस्तेमाल कर चुके हैं। यह एक ही बार चलता है।',
    mr: 'तुम्ही एक रेफरल कोड वापरला आहे. तो एकदाच चालतो.',
  },
  REFERRAL_OWN: {
    en: 'This is your own code. Ask a friend for theirs.',
    hi: 'यह आपका अपना कोड है। किसी दोस्त का कोड डालिए।',
    mr: 'हा तुमचाच कोड आहे. मित्राचा कोड टाका.',
  },
  REFERRAL_MUTUAL: {
    en: 'This friend has used your code already. You cannot use theirs too.',
    hi: 'यह दोस्त आपका कोड लगा चुका है। अब आप उसका कोड नहीं लगा सकते।',
    mr: 'या मित्राने तुमचा कोड आधीच वापरला आहे. आता त्याचा कोड तुम्हाला वापरता येणार नाही.',
  },
  INTERESTS_COUNT: {
    en: 'Choose a profile. You can select maximum 6 profiles',
    hi: 'कम से कम एक काम चुनिए। ज़्यादा से ज़्यादा 6 चुन सकते हैं',
    mr: 'किमान एक काम निवडा. जास्तीत जास्त 6 निवडता येतात',
  },
  LINK_INVALID: {
    en: 'Please check the link: it must be the address of your own page there.',
    hi: 'लिंक देखिए: यह वहाँ के आपके अपने पेज का पता होना चाहिए।',
    mr: 'लिंक तपासा: ती तिथल्या तुमच्या स्वतःच्या पेजची असायला हवी.',
  },
  INDUSTRY_MISSING: {
    en: 'provide all details',
    hi: 'सारी जानकारी दीजिए',
    mr: 'सगळी माहिती द्या',
  },
  FILE_TYPE: {
    en: 'Oops, This file type is not allowed, please choose doc/pdf/docx.',
    hi: 'इस तरह की फ़ाइल नहीं चलेगी, doc/pdf/docx फ़ाइल चुनिए।',
    mr: 'अशी फाइल चालणार नाही, doc/pdf/docx फाइल निवडा.',
  },
  CERTIFICATES_FULL: {
    en: 'You can keep 10 certificates. Please delete one before you add another.',
    hi: '10 सर्टिफ़िकेट तक रख सकते हैं। नया डालने से पहले कोई एक हटाइए।',
    mr: '10 सर्टिफिकेटं ठेवता येतात. नवीन टाकण्याआधी कोणतंही एक काढा.',
  },
  NO_FILE: {
    en: 'No file selected or file error. Please try again',
    hi: 'कोई फ़ाइल नहीं चुनी गई या फ़ाइल में गड़बड़ है। फिर कोशिश कीजिए',
    mr: 'फाइल निवडलेली नाही किंवा फाइलमध्ये चूक आहे. पुन्हा प्रयत्न करा',
  },
  IMAGE_TYPE: {
    en: 'You can upload only an image, JPG or PNG.',
    hi: 'यहाँ सिर्फ़ फ़ोटो डाल सकते हैं, JPG या PNG।',
    mr: 'इथे फक्त फोटो टाकता येतो, JPG किंवा PNG.',
  },
  VIDEO_TYPE: {
    en: 'You can upload only video',
    hi: 'यहाँ सिर्फ़ वीडियो डाल सकते हैं',
    mr: 'इथे फक्त व्हिडिओ टाकता येतो',
  },
  VIDEO_UNREADABLE: {
    en: 'Could not read video duration',
    hi: 'वीडियो कितना लंबा है, यह पढ़ा नहीं जा सका',
    mr: 'व्हिडिओ किती वेळाचा आहे ते वाचता आलं नाही',
  },
  VIDEO_LENGTH: {
    en: 'The video must be longer than 10 seconds and at most 60 seconds.',
    hi: 'वीडियो 10 सेकंड से ज़्यादा और 60 सेकंड तक का होना चाहिए।',
    mr: 'व्हिडिओ 10 सेकंदांपेक्षा मोठा आणि जास्तीत जास्त 60 सेकंदांचा असावा.',
  },
  NOTHING_TO_DELETE: {
    en: 'There is nothing to delete.',
    hi: 'मिटाने के लिए कुछ नहीं है।',
    mr: 'पुसायला काही नाही.',
  },
  REVIEW_NOT_ALLOWED: {
    en: 'You can review a company after an interview there.',
    hi: 'कंपनी का रिव्यू वहाँ इंटरव्यू होने के बाद लिख सकते हैं।',
    mr: 'कंपनीचा रिव्ह्यू तिथे इंटरव्ह्यू झाल्यावर लिहिता येतो.',
  },
  EMPTY_MESSAGE: {
    en: 'Please write a message first.',
    hi: 'पहले कुछ लिखिए।',
    mr: 'आधी काहीतरी लिहा.',
  },
  CONSENT_OUTDATED: {
    en: 'This notice has changed. Please read the new one and choose again.',
    hi: 'यह सूचना बदल गई है। नई सूचना पढ़कर फिर से चुनिए।',
    mr: 'ही सूचना बदलली आहे. नवीन सूचना वाचून पुन्हा निवडा.',
  },
  CONSENT_ESSENTIAL: {
    en: 'The account cannot work without this. To take it back, delete the account in Settings.',
    hi: 'इसके बिना अकाउंट नहीं चल सकता। इसे वापस लेना हो तो सेटिंग में जाकर अकाउंट मिटाइए।',
    mr: 'याशिवाय खातं चालू शकत नाही. हे मागे घ्यायचं असेल तर सेटिंगमध्ये जाऊन खातं डिलीट करा.',
  },
};
