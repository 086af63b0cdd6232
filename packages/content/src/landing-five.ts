import type { LandingBlock } from './types.ts';

/** The three fives. The second is a goal we work towards, not a measured result. */
export const fiveFiveFive: (LandingBlock & { unit: LandingBlock['title'] })[] = [
  {
    key: 'clicks',
    imageKey: 'five-clicks',
    unit: { en: 'clicks', hi: 'क्लिक', mr: 'क्लिक्स' },
    title: {
      en: 'About 5 clicks to post',
      hi: 'क़रीब 5 क्लिक में नौकरी डालिए',
      mr: 'साधारण 5 क्लिकमध्ये नोकरी टाका',
    },
    text: {
      en: 'Work, place, pay, hours, contact: that is all a company needs to put a job up in the employer zone.',
      hi: 'काम, जगह, सैलरी, समय, संपर्क: एम्प्लॉयर ज़ोन में नौकरी डालने के लिए कंपनी को बस इतना ही भरना है।',
      mr: 'काम, ठिकाण, पगार, वेळ, संपर्क: एम्प्लॉयर झोनमध्ये नोकरी टाकायला कंपनीला एवढंच भरायचं.',
    },
  },
  {
    key: 'days',
    imageKey: 'five-days',
    unit: { en: 'days', hi: 'दिन', mr: 'दिवस' },
    title: {
      en: 'Our goal: hired in under 5 days',
      hi: 'हमारा लक्ष्य: 5 दिन के अंदर भर्ती',
      mr: 'आमचं ध्येय: 5 दिवसांच्या आत भरती',
    },
    text: {
      en: 'People who live close, one clear status for each application, calls and chat in one place: everything here is made to get from posting to joining in under five days. It is what we aim for, not a promise.',
      hi: 'पास रहने वाले लोग, हर एप्लीकेशन का साफ़ हाल, कॉल और चैट एक जगह: यहाँ सब कुछ इसलिए है कि नौकरी डालने से लगने तक पाँच दिन से कम लगें। यह हमारी कोशिश है, वादा नहीं।',
      mr: 'जवळ राहणारे लोक, प्रत्येक अर्जाची स्पष्ट स्थिती, फोन आणि चॅट एकाच जागी: नोकरी टाकल्यापासून रुजू होईपर्यंत पाच दिवसांपेक्षा कमी लागावेत यासाठीच इथलं सगळं आहे. हा आमचा प्रयत्न आहे, वचन नाही.',
    },
  },
  {
    key: 'checks',
    imageKey: 'five-checks',
    unit: { en: 'checks', hi: 'जाँच', mr: 'तपासण्या' },
    title: { en: '5 authenticity checks', hi: 'असली-नक़ली की 5 जाँच', mr: 'खरं-खोटं ओळखण्याच्या 5 तपासण्या' },
    text: {
      en: 'Each job shows which of these five are done, with the date. A check not done is shown as not done.',
      hi: 'हर नौकरी पर तारीख के साथ दिखता है कि इन पाँच में से कौन-सी जाँच हुई। जो नहीं हुई, वह “नहीं हुई” ही दिखती है।',
      mr: 'या पाचपैकी कोणत्या तपासण्या झाल्या ते प्रत्येक नोकरीवर तारखेसह दिसतं. न झालेली “झाली नाही” अशीच दिसते.',
    },
  },
];

/** The five checks as they are really made. */
export const fiveChecks: LandingBlock[] = [
  {
    key: 'identity',
    imageKey: 'check-identity',
    title: { en: 'The company', hi: 'कंपनी', mr: 'कंपनी' },
    text: {
      en: 'Its GSTIN, CIN or Udyam number is well formed, with the right check character, and a person of our team has seen it.',
      hi: 'उसका GSTIN, CIN या उद्यम नंबर सही बना हुआ है, जाँच का अक्षर मिलता है, और हमारी टीम के किसी व्यक्ति ने देखा है।',
      mr: 'तिचा GSTIN, CIN किंवा उद्यम क्रमांक योग्य रचनेचा आहे, तपासणीचं अक्षर जुळतं, आणि आमच्या टीममधल्या व्यक्तीने पाहिला आहे.',
    },
  },
  {
    key: 'contact',
    imageKey: 'check-contact',
    title: { en: 'The contact', hi: 'संपर्क', mr: 'संपर्क क्रमांक' },
    text: {
      en: 'The phone number and the e-mail answer, and neither is on a blocklist.',
      hi: 'फ़ोन नंबर और ई-मेल चालू हैं, और किसी ब्लॉकलिस्ट में नहीं हैं।',
      mr: 'फोन नंबर आणि ई-मेल चालू आहेत, आणि कोणत्याही ब्लॉकलिस्टमध्ये नाहीत.',
    },
  },
  {
    key: 'place',
    imageKey: 'check-place',
    title: { en: 'The place', hi: 'जगह', mr: 'ठिकाण' },
    text: {
      en: 'The address on the map lies in the city that the job names.',
      hi: 'नक्शे पर पता उसी शहर में है जो नौकरी में लिखा है।',
      mr: 'नकाशावरचा पत्ता नोकरीत लिहिलेल्या शहरातच आहे.',
    },
  },
  {
    key: 'words',
    imageKey: 'check-words',
    title: { en: 'The words', hi: 'लिखी हुई बातें', mr: 'लिहिलेला मजकूर' },
    text: {
      en: 'The text asks no money of you, in English, Hindi or Marathi, nor in Hindi or Marathi written in English letters.',
      hi: 'लिखे हुए में आपसे पैसे नहीं माँगे गए, न हिंदी, मराठी या अंग्रेज़ी में, न अंग्रेज़ी अक्षरों में लिखी हिंदी-मराठी में।',
      mr: 'मजकुरात तुमच्याकडे पैसे मागितलेले नाहीत, मराठी, हिंदी किंवा इंग्रजीत नाही, आणि इंग्रजी अक्षरांतल्या मराठी-हिंदीतही नाही.',
    },
  },
  {
    key: 'pay',
    imageKey: 'check-pay',
    title: { en: 'The pay', hi: 'सैलरी', mr: 'पगार' },
    text: {
      en: 'The pay is plausible for this work in this city, and not below the minimum wage on record.',
      hi: 'सैलरी इस शहर में इस काम के हिसाब से ठीक लगती है, और दर्ज न्यूनतम वेतन से कम नहीं है।',
      mr: 'पगार या शहरात या कामाच्या मानाने योग्य वाटतो, आणि नोंदलेल्या किमान वेतनापेक्षा कमी नाही.',
    },
  },
];
