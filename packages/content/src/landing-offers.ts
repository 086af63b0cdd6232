import type { LandingBlock } from './types.ts';

/** The six offerings for employers; each is arranged in the employer zone. */
export const employerOfferings: LandingBlock[] = [
  {
    key: 'recruitment',
    imageKey: 'offer-recruitment',
    title: { en: 'Recruitment support', hi: 'भर्ती में मदद', mr: 'भरतीसाठी मदत' },
    text: {
      en: 'Help with writing the job, sorting applications and fixing interviews.',
      hi: 'नौकरी लिखने, एप्लीकेशन छाँटने और इंटरव्यू तय करने में मदद।',
      mr: 'नोकरी लिहिणं, अर्ज निवडणं आणि मुलाखती ठरवणं यात मदत.',
    },
  },
  {
    key: 'onboarding',
    imageKey: 'offer-onboarding',
    title: { en: 'Onboarding support', hi: 'जॉइनिंग में मदद', mr: 'रुजू करून घ्यायला मदत' },
    text: {
      en: 'Appointment letter, papers and first-day plan for each new person.',
      hi: 'हर नए व्यक्ति के लिए अपॉइंटमेंट लेटर, काग़ज़ और पहले दिन की तैयारी।',
      mr: 'प्रत्येक नव्या व्यक्तीसाठी नेमणूक पत्र, कागदपत्रं आणि पहिल्या दिवसाची तयारी.',
    },
  },
  {
    key: 'life-cycle',
    imageKey: 'offer-life-cycle',
    title: { en: 'Employee life-cycle management', hi: 'जॉइनिंग से विदाई तक', mr: 'रुजू होण्यापासून निरोपापर्यंत' },
    text: {
      en: 'Attendance, leave, transfers and exits kept in order.',
      hi: 'हाज़िरी, छुट्टी, तबादला और नौकरी छोड़ना, सब हिसाब में।',
      mr: 'हजेरी, रजा, बदली आणि नोकरी सोडणं, सगळं व्यवस्थित.',
    },
  },
  {
    key: 'payroll',
    imageKey: 'offer-payroll',
    title: { en: 'Payroll outsourcing', hi: 'सैलरी का काम हमें सौंपें', mr: 'पगाराचं काम आमच्याकडे' },
    text: {
      en: 'Wages worked out and slips made in time, month after month.',
      hi: 'हर महीने समय पर सैलरी का हिसाब और स्लिप।',
      mr: 'दर महिन्याला वेळेवर पगाराचा हिशोब आणि स्लिप.',
    },
  },
  {
    key: 'compliance',
    imageKey: 'offer-compliance',
    title: { en: 'Compliance management', hi: 'नियमों का पालन', mr: 'नियमांचं पालन' },
    text: {
      en: 'PF, ESI and labour-law registers and returns looked after.',
      hi: 'PF, ESI और श्रम क़ानून के रजिस्टर और रिटर्न की देखभाल।',
      mr: 'PF, ESI आणि कामगार कायद्याची रजिस्टरं आणि रिटर्न यांची काळजी.',
    },
  },
  {
    key: 'legal',
    imageKey: 'offer-legal',
    title: { en: 'Legal services', hi: 'क़ानूनी सेवाएँ', mr: 'कायदेशीर सेवा' },
    text: {
      en: 'Advice on contracts, policies and disputes at work.',
      hi: 'कॉन्ट्रैक्ट, नियम और काम के झगड़ों पर सलाह।',
      mr: 'करार, नियम आणि कामावरचे वाद यांवर सल्ला.',
    },
  },
];

/** What a job seeker can do here. */
export const seekerFeatures: LandingBlock[] = [
  {
    key: 'near',
    imageKey: 'feature-near',
    title: { en: 'Near you', hi: 'आपके पास', mr: 'तुमच्या जवळ' },
    text: {
      en: 'Every job with its distance, on a list or a map, up to 30 km.',
      hi: 'हर नौकरी दूरी के साथ, लिस्ट में या नक्शे पर, 30 किमी तक।',
      mr: 'प्रत्येक नोकरी अंतरासह, यादीत किंवा नकाशावर, 30 किमीपर्यंत.',
    },
  },
  {
    key: 'language',
    imageKey: 'feature-language',
    title: { en: 'Your language', hi: 'आपकी भाषा', mr: 'तुमची भाषा' },
    text: {
      en: 'Hindi, Marathi or English. Search as you speak: rasoiya, swayampaki or cook.',
      hi: 'हिंदी, मराठी या अंग्रेज़ी। जैसे बोलते हैं वैसे लिखिए: रसोइया, rasoiya या cook।',
      mr: 'मराठी, हिंदी किंवा इंग्रजी. जसं बोलता तसं लिहा: स्वयंपाकी, swayampaki किंवा cook.',
    },
  },
  {
    key: 'listen',
    imageKey: 'feature-listen',
    title: { en: 'Listen to a job', hi: 'नौकरी सुनिए', mr: 'नोकरी ऐका' },
    text: {
      en: 'Rather not read? Tap Listen and the phone reads the job out.',
      hi: 'पढ़ने का मन नहीं? “सुनें” दबाइए, फ़ोन नौकरी पढ़कर सुनाएगा।',
      mr: 'वाचायचं नाही? “ऐका” दाबा, फोन नोकरी वाचून दाखवेल.',
    },
  },
  {
    key: 'call-hr',
    imageKey: 'feature-call',
    title: { en: 'Call HR', hi: 'HR को कॉल', mr: 'HR ला फोन' },
    text: {
      en: 'Talk to the company itself, in calling hours. No agent in between.',
      hi: 'कॉल के समय में सीधे कंपनी से बात कीजिए। बीच में कोई एजेंट नहीं।',
      mr: 'फोनच्या वेळेत थेट कंपनीशी बोला. मधे कोणी एजंट नाही.',
    },
  },
  {
    key: 'status',
    imageKey: 'feature-status',
    title: { en: 'A clear status', hi: 'साफ़ हाल', mr: 'स्पष्ट स्थिती' },
    text: {
      en: 'Applied, shortlisted, interview, hired: each step with its date.',
      hi: 'अप्लाई, शॉर्टलिस्ट, इंटरव्यू, चुने गए: हर क़दम तारीख के साथ।',
      mr: 'अर्ज, शॉर्टलिस्ट, मुलाखत, निवड: प्रत्येक टप्पा तारखेसह.',
    },
  },
  {
    key: 'chat',
    imageKey: 'feature-chat',
    title: { en: 'Chat', hi: 'चैट कीजिए', mr: 'चॅट करा' },
    text: {
      en: 'Write to the company once it has shortlisted you, or to our team at any time.',
      hi: 'शॉर्टलिस्ट होने पर कंपनी को लिखिए, या हमारी टीम को कभी भी।',
      mr: 'शॉर्टलिस्ट झाल्यावर कंपनीला लिहा, किंवा आमच्या टीमला कधीही.',
    },
  },
  {
    key: 'resume',
    imageKey: 'feature-resume',
    title: { en: 'A resume in minutes', hi: 'मिनटों में रिज़्यूमे', mr: 'काही मिनिटांत रेझ्युमे' },
    text: {
      en: 'No resume? We make a neat PDF from your profile, in your language.',
      hi: 'रिज़्यूमे नहीं है? आपकी प्रोफ़ाइल से हम आपकी भाषा में साफ़-सुथरा PDF बना देते हैं।',
      mr: 'रेझ्युमे नाही? तुमच्या प्रोफाइलवरून आम्ही तुमच्या भाषेत नीटनेटका PDF बनवतो.',
    },
  },
  {
    key: 'tips',
    imageKey: 'feature-tips',
    title: { en: 'Tips and reviews', hi: 'टिप्स और रिव्यू', mr: 'टिप्स आणि रिव्ह्यू' },
    text: {
      en: 'Interview tips to read and hear, and what others say about a company.',
      hi: 'पढ़ने-सुनने के लिए इंटरव्यू टिप्स, और कंपनी के बारे में लोग क्या कहते हैं।',
      mr: 'वाचायला-ऐकायला मुलाखतीच्या टिप्स, आणि कंपनीबद्दल लोक काय म्हणतात.',
    },
  },
];
