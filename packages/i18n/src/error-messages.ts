import type { ErrorCode, RefusalCode } from '@nukkad/contract/errors.ts';
import type { Localized } from './localized.ts';

/** What the server says when the request itself is wrong or the server cannot answer. */
export const errorMessages: Record<Exclude<ErrorCode, RefusalCode>, Localized> = {
  VALIDATION_FAILED: {
    en: 'Some details are not right. Please check them and try again.',
    hi: 'कुछ जानकारी सही नहीं है। देखकर फिर कोशिश कीजिए।',
    mr: 'काही माहिती बरोबर नाही. तपासून पुन्हा प्रयत्न करा.',
  },
  NOT_SIGNED_IN: {
    en: 'Please sign in first.',
    hi: 'पहले साइन इन कीजिए।',
    mr: 'आधी साइन इन करा.',
  },
  TOKEN_EXPIRED: {
    en: 'Your sign-in has run out. Please sign in again.',
    hi: 'आपका साइन-इन पुराना हो गया। फिर से साइन इन कीजिए।',
    mr: 'तुमचं साइन-इन जुनं झालं. पुन्हा साइन इन करा.',
  },
  FORBIDDEN: {
    en: 'This belongs to another account.',
    hi: 'यह किसी और अकाउंट का है।',
    mr: 'हे दुसऱ्या खात्याचं आहे.',
  },
  NOT_FOUND: {
    en: 'We could not find this.',
    hi: 'यह हमें नहीं मिला।',
    mr: 'हे आम्हाला सापडलं नाही.',
  },
  JOB_REMOVED: {
    en: 'Sorry, this job has been removed',
    hi: 'माफ़ कीजिए, यह नौकरी हटा दी गई है',
    mr: 'माफ करा, ही नोकरी काढून टाकली आहे',
  },
  CONFLICT: {
    en: 'This changed in the meantime. Please reload and try again.',
    hi: 'इस बीच यह बदल गया। पेज फिर से खोलकर कोशिश कीजिए।',
    mr: 'मधल्या वेळात हे बदललं. पान पुन्हा उघडून प्रयत्न करा.',
  },
  STILL_RUNNING: {
    en: 'This is still being done. Please wait a moment.',
    hi: 'यह अभी हो रहा है। ज़रा रुकिए।',
    mr: 'हे अजून चालू आहे. जरा थांबा.',
  },
  KEY_REUSED: {
    en: 'This was sent before with something else in it. Please try again.',
    hi: 'यह पहले कुछ और लिखकर भेजा जा चुका है। फिर से कोशिश कीजिए।',
    mr: 'हे आधी काही वेगळं लिहून पाठवलं होतं. पुन्हा प्रयत्न करा.',
  },
  TOO_LARGE: {
    en: 'This is too large. Please choose a smaller file or a shorter text.',
    hi: 'यह बहुत बड़ा है। छोटी फ़ाइल या छोटा टेक्स्ट चुनिए।',
    mr: 'हे फार मोठं आहे. लहान फाइल किंवा छोटा मजकूर निवडा.',
  },
  UNSUPPORTED_TYPE: {
    en: 'This kind of file cannot be used here.',
    hi: 'इस तरह की फ़ाइल यहाँ नहीं चलती।',
    mr: 'अशा प्रकारची फाइल इथे चालत नाही.',
  },
  RATE_LIMITED: {
    en: 'That was too quick. Please wait a little and try again.',
    hi: 'बहुत जल्दी-जल्दी हो गया। थोड़ा रुककर फिर कोशिश कीजिए।',
    mr: 'फार पटापट झालं. थोडं थांबून पुन्हा प्रयत्न करा.',
  },
  INTERNAL: {
    en: 'Something went wrong! Please try again',
    hi: 'कुछ गड़बड़ हो गई! फिर से कोशिश कीजिए',
    mr: 'काहीतरी चुकलं! पुन्हा प्रयत्न करा',
  },
  NOT_IMPLEMENTED: {
    en: 'This is not available yet.',
    hi: 'यह सुविधा अभी चालू नहीं है।',
    mr: 'ही सोय अजून सुरू नाही.',
  },
  OVERLOADED: {
    en: 'Many people are here right now. Please try again in a moment.',
    hi: 'अभी बहुत लोग आए हुए हैं। ज़रा देर में फिर कोशिश कीजिए।',
    mr: 'आत्ता खूप लोक आले आहेत. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  },
  BODY_TIMEOUT: {
    en: 'The network is too slow: this did not reach us in time. Please try again.',
    hi: 'नेटवर्क बहुत धीमा है: यह समय पर हम तक नहीं पहुँचा। फिर कोशिश कीजिए।',
    mr: 'नेटवर्क खूप हळू आहे: हे वेळेत आमच्यापर्यंत पोहोचलं नाही. पुन्हा प्रयत्न करा.',
  },
  STORAGE_FULL: {
    en: 'There is no room to save this right now. Nothing was changed; please try again later.',
    hi: 'इसे सेव करने की जगह अभी नहीं है। कुछ बदला नहीं है; थोड़ी देर बाद कोशिश कीजिए।',
    mr: 'हे सेव्ह करायला आत्ता जागा नाही. काही बदललेलं नाही; थोड्या वेळाने प्रयत्न करा.',
  },
  SIGN_IN_FAILED: {
    en: 'Sign-in did not work. Nothing was changed; please try again.',
    hi: 'साइन-इन नहीं हो पाया। कुछ बदला नहीं है; फिर कोशिश कीजिए।',
    mr: 'साइन-इन झालं नाही. काही बदललेलं नाही; पुन्हा प्रयत्न करा.',
  },
  SIGN_IN_OTHER_BROWSER: {
    en: 'This sign-in was begun in another browser, or too long ago. Please sign in again here, with cookies allowed.',
    hi: 'यह साइन-इन किसी और ब्राउज़र में शुरू हुआ था, या बहुत पहले। यहाँ फिर से साइन इन कीजिए, और कुकीज़ चालू रखिए।',
    mr: 'हे साइन-इन दुसऱ्या ब्राउझरमध्ये किंवा खूप आधी सुरू झालं होतं. इथे पुन्हा साइन इन करा, आणि कुकीज चालू ठेवा.',
  },
  SIGN_IN_UNAVAILABLE: {
    en: 'Sign-in is not working right now. Please try again in a few minutes.',
    hi: 'साइन-इन अभी नहीं चल रहा। कुछ मिनट बाद फिर कोशिश कीजिए।',
    mr: 'साइन-इन सध्या चालत नाही. काही मिनिटांनी पुन्हा प्रयत्न करा.',
  },
};
