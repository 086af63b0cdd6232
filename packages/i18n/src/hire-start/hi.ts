import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  title: 'दुकानों और कंपनियों के लिए लॉगिन',
  heading: 'अपने काम के लिए लोग खोजें',
  lead: 'देखें किसने अर्ज़ी दी, फ़ोन करें और सबको जवाब दें। अपने मोबाइल नंबर से लॉगिन करें।',
  number: 'आपका मोबाइल नंबर',
  sendCode: 'कोड भेजें',
  free: 'इसका कोई पैसा नहीं लगता। पासवर्ड भी नहीं चाहिए।',
  noConnection: 'इंटरनेट नहीं है',

  codeHeading: 'कोड लिखें',
  codeSent: 'हमने {{phone}} पर छह अंक भेजे हैं।',
  otherNumber: 'दूसरा नंबर डालें',
  code: 'SMS में आया कोड',
  enter: 'लॉगिन करें',
  keepSecret: 'यह कोड किसी को न बताएँ, हमें भी नहीं। सिम अचानक बंद हो जाए, तो तुरंत अपनी फ़ोन कंपनी को बताएँ।',
  resend: 'नया कोड भेजें',
  resendIn_one: '{{count}} सेकंड बाद नया कोड मँगा सकते हैं।',
  resendIn_other: '{{count}} सेकंड बाद नया कोड मँगा सकते हैं।',

  nameHeading: 'आपका नाम क्या है?',
  name: 'आपका नाम',
  nameHint: 'आपके साथी देख पाएँगे कि जवाब किसने दिया।',
  continue: 'आगे बढ़ें',

  hello: 'नमस्ते {{name}}',
  isYours: 'क्या यह आपकी कंपनी है?',
  isYoursWhy: 'इस पर आपका मोबाइल नंबर लिखा है, और यहाँ इसे अभी कोई नहीं सँभालता।',
  yesMine: 'हाँ, यह मेरी है',
  whichCompany: 'कौन-सी कंपनी?',
  noCompany: 'इस नंबर की कोई कंपनी हमें नहीं मिली',
  noCompanyHint: 'अपनी कंपनी खोजें, या दो मिनट में जोड़ लें। या किसी साथी से इस नंबर को बुलावा भेजने को कहें।',
  findOrAdd: 'अपनी कंपनी खोजें या जोड़ें',
} as const satisfies SameShape<typeof english>;
