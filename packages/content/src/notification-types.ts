import type { Localized } from './types.ts';

/** A type of notification, which seekers can switch off. Its texts are in the i18n namespace `notices`. */
export type NotificationType = {
  key: string;
  label: Localized;
  description: Localized;
};

/** The notification types, in the order of the settings screen. */
export const notificationTypes: NotificationType[] = [
  {
    key: 'application-status',
    label: { en: 'My applications', hi: 'मेरी अर्ज़ियाँ', mr: 'माझे अर्ज' },
    description: {
      en: 'When your application moves forward',
      hi: 'जब कंपनी आपकी अर्ज़ी आगे बढ़ाए',
      mr: 'कंपनीने तुमचा अर्ज पुढे नेला की',
    },
  },
  {
    key: 'interview-scheduled',
    label: { en: 'Interviews', hi: 'इंटरव्यू', mr: 'इंटरव्ह्यू' },
    description: {
      en: 'When an interview is fixed or changed, and a reminder the day before',
      hi: 'इंटरव्यू तय हो या बदले, और उससे पहले याद दिलाना',
      mr: 'इंटरव्ह्यू ठरला किंवा बदलला की, आणि त्याच्याआधी आठवण',
    },
  },
  {
    key: 'new-job-matching',
    label: { en: 'New jobs for me', hi: 'मेरे लायक नए काम', mr: 'माझ्यासाठी नवीन कामं' },
    description: {
      en: 'New jobs near you in the kinds of work you chose',
      hi: 'आपके चुने हुए काम में पास के नए काम',
      mr: 'तुम्ही निवडलेल्या कामात जवळची नवीन कामं',
    },
  },
  {
    key: 'job-alert',
    label: { en: 'My searches', hi: 'मेरी खोजें', mr: 'माझे शोध' },
    description: {
      en: 'New jobs for a search you asked us to watch',
      hi: 'जिस खोज के लिए आपने कहा है, उसका नया काम आए तो',
      mr: 'तुम्ही कळवायला सांगितलेल्या शोधाचं नवीन काम आलं की',
    },
  },
  {
    key: 'credits',
    label: { en: 'Credits', hi: 'आपके क्रेडिट', mr: 'तुमची क्रेडिट' },
    description: {
      en: 'When credits are added, given back or declined',
      hi: 'जब क्रेडिट जुड़ें, वापस मिलें या न मिलें',
      mr: 'क्रेडिट मिळाली, परत आली किंवा नाकारली की',
    },
  },
  {
    key: 'chat-message',
    label: { en: 'Chat messages', hi: 'चैट मैसेज', mr: 'चॅट मेसेज' },
    description: {
      en: 'When a company or our team writes to you',
      hi: 'जब कोई कंपनी या हमारी टीम आपको लिखे',
      mr: 'कंपनीने किंवा आमच्या टीमने तुम्हाला लिहिलं की',
    },
  },
  {
    key: 'followed-company-posted',
    label: { en: 'Companies I follow', hi: 'जिन कंपनियों को फ़ॉलो करते हैं', mr: 'मी फॉलो करत असलेल्या कंपन्या' },
    description: {
      en: 'When a company you follow posts a job',
      hi: 'जब आपकी फ़ॉलो की हुई कंपनी नया काम डाले',
      mr: 'तुम्ही फॉलो करत असलेल्या कंपनीने नवीन काम टाकलं की',
    },
  },
  {
    key: 'job-notices',
    label: { en: 'Job notices', hi: 'काम के नोटिफ़िकेशन', mr: 'कामाची नोटिफिकेशन' },
    description: {
      en: 'When a job you saved or applied for is closing soon, closes or is removed, and when HR answers',
      hi: 'जब सेव या अप्लाई किया हुआ काम बंद होने वाला हो, बंद हो या हटे, और जब HR जवाब दे',
      mr: 'सेव्ह केलेलं किंवा अर्ज केलेलं काम बंद होणार असेल, बंद झालं किंवा काढलं की, आणि HR ने उत्तर दिलं की',
    },
  },
  {
    key: 'tips',
    label: { en: 'Tips', hi: 'टिप्स और सलाह', mr: 'टिप्स आणि सल्ला' },
    description: {
      en: 'Now and then: tips for your profile and new blog posts',
      hi: 'कभी-कभार: प्रोफ़ाइल कैसे सुधारें, ब्लॉग पर नया क्या है',
      mr: 'अधूनमधून: प्रोफाइल कशी सुधारायची, ब्लॉगवर नवीन काय',
    },
  },
];
