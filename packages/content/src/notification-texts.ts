import type { Localized } from './types.ts';

/** One message of a type; {{placeholders}} are filled when it is sent, in the reader's language. */
export type NotificationTemplate = { key: string; message: Localized };

/** A kind of notification that a seeker can switch off, with every message it may send. */
export type NotificationType = {
  key: string;
  label: Localized;
  description: Localized;
  templates: NotificationTemplate[];
};

/** The notification types in the order of the preferences screen. */
export const notificationTypes: NotificationType[] = [
  {
    key: 'application-status',
    label: { en: 'My applications', hi: 'मेरी एप्लीकेशन', mr: 'माझे अर्ज' },
    description: {
      en: 'When a company moves your application a step',
      hi: 'जब कंपनी आपकी एप्लीकेशन आगे बढ़ाए',
      mr: 'कंपनीने तुमचा अर्ज पुढे नेला की',
    },
    templates: [
      {
        key: 'shortlisted',
        message: {
          en: '{{company}} has shortlisted you for {{jobTitle}}. Keep your phone on.',
          hi: '{{company}} ने आपको {{jobTitle}} के लिए शॉर्टलिस्ट किया है। फ़ोन चालू रखिए।',
          mr: '{{company}} ने तुम्हाला {{jobTitle}} साठी शॉर्टलिस्ट केलं आहे. फोन चालू ठेवा.',
        },
      },
      {
        key: 'interviewed',
        message: {
          en: '{{company}} has marked your interview for {{jobTitle}} as done.',
          hi: '{{jobTitle}} के लिए आपका इंटरव्यू हो गया, {{company}} ने दर्ज किया।',
          mr: '{{jobTitle}} साठी तुमची मुलाखत झाली, अशी {{company}} ने नोंद केली.',
        },
      },
      {
        key: 'hired',
        message: {
          en: 'Congratulations! {{company}} has chosen you for {{jobTitle}}. Ask for the pay and the joining date in writing.',
          hi: 'बधाई हो! {{company}} ने आपको {{jobTitle}} के लिए चुना है। सैलरी और शुरू करने की तारीख लिखित में माँगिए।',
          mr: 'अभिनंदन! {{company}} ने {{jobTitle}} साठी तुमची निवड केली. पगार आणि रुजू होण्याची तारीख लेखी मागा.',
        },
      },
      {
        key: 'rejected',
        message: {
          en: '{{company}} has not chosen you for {{jobTitle}} this time. Other jobs near you are waiting.',
          hi: '{{company}} ने इस बार {{jobTitle}} के लिए आपको नहीं चुना। आपके पास और भी नौकरियाँ हैं, देखिए।',
          mr: '{{company}} ने या वेळी {{jobTitle}} साठी तुमची निवड केली नाही. तुमच्या जवळ इतर नोकऱ्या आहेत, पाहा.',
        },
      },
    ],
  },
  {
    key: 'interview-scheduled',
    label: { en: 'Interviews', hi: 'इंटरव्यू', mr: 'मुलाखती' },
    description: {
      en: 'When an interview is fixed or changed, and a reminder before it',
      hi: 'इंटरव्यू तय हो या बदले, और उससे पहले याद दिलाना',
      mr: 'मुलाखत ठरली किंवा बदलली की, आणि तिच्याआधी आठवण',
    },
    templates: [
      {
        key: 'scheduled',
        message: {
          en: 'Interview for {{jobTitle}} at {{company}}: {{date}}, {{time}}.',
          hi: '{{company}} में {{jobTitle}} का इंटरव्यू: {{date}}, {{time}}।',
          mr: '{{company}} मध्ये {{jobTitle}} साठी मुलाखत: {{date}}, {{time}}.',
        },
      },
      {
        key: 'rescheduled',
        message: {
          en: 'New time for your interview at {{company}}: {{date}}, {{time}}.',
          hi: '{{company}} में इंटरव्यू का नया समय: {{date}}, {{time}}।',
          mr: '{{company}} मधल्या मुलाखतीची नवी वेळ: {{date}}, {{time}}.',
        },
      },
      {
        key: 'reminder',
        message: {
          en: 'Tomorrow, {{time}}: interview at {{company}}. Look up the way today and leave early.',
          hi: 'कल {{time}}: {{company}} में इंटरव्यू। रास्ता आज ही देख लीजिए और जल्दी निकलिए।',
          mr: 'उद्या {{time}}: {{company}} मध्ये मुलाखत. रस्ता आजच पाहून ठेवा आणि लवकर निघा.',
        },
      },
    ],
  },
  {
    key: 'new-job-matching',
    label: { en: 'New jobs for me', hi: 'मेरे लायक नई नौकरियाँ', mr: 'माझ्यासाठी नव्या नोकऱ्या' },
    description: {
      en: 'New jobs near you in the work you chose',
      hi: 'आपके चुने हुए काम में पास की नई नौकरियाँ',
      mr: 'तुम्ही निवडलेल्या कामात जवळच्या नव्या नोकऱ्या',
    },
    templates: [
      {
        key: 'one',
        message: {
          en: 'New near you: {{jobTitle}} at {{company}}, {{salary}} a month, {{distance}} away.',
          hi: 'आपके पास नई नौकरी: {{jobTitle}}, {{company}}, महीने के {{salary}}, {{distance}} दूर।',
          mr: 'तुमच्या जवळ नवी नोकरी: {{jobTitle}}, {{company}}, महिना {{salary}}, {{distance}} अंतरावर.',
        },
      },
      {
        key: 'many',
        message: {
          en: 'New jobs near you that fit: {{count}}. The nearest: {{jobTitle}}, {{distance}} away.',
          hi: 'आपके लायक पास की नई नौकरियाँ: {{count}}। सबसे पास: {{jobTitle}}, {{distance}} दूर।',
          mr: 'तुम्हाला जमतील अशा जवळच्या नव्या नोकऱ्या: {{count}}. सगळ्यात जवळ: {{jobTitle}}, {{distance}} अंतरावर.',
        },
      },
    ],
  },
  {
    key: 'credits',
    label: { en: 'Credits', hi: 'आपके क्रेडिट', mr: 'तुमचे क्रेडिट' },
    description: {
      en: 'When credits are added, given back or declined',
      hi: 'जब क्रेडिट जुड़ें, वापस मिलें या न मिलें',
      mr: 'क्रेडिट मिळाले, परत आले किंवा नाकारले की',
    },
    templates: [
      {
        key: 'granted',
        message: {
          en: 'Credits added: {{count}}. You now have {{balance}}.',
          hi: 'क्रेडिट जुड़े: {{count}}। अब आपके पास {{balance}} हैं।',
          mr: 'क्रेडिट मिळाले: {{count}}. आता तुमच्याकडे {{balance}} आहेत.',
        },
      },
      {
        key: 'referral',
        message: {
          en: '{{friend}} joined with your code. Credits added: {{count}}.',
          hi: '{{friend}} आपके कोड से जुड़े। क्रेडिट जुड़े: {{count}}।',
          mr: '{{friend}} तुमच्या कोडने जोडले गेले. क्रेडिट मिळाले: {{count}}.',
        },
      },
      {
        // Once the friend's account is deleted.
        key: 'referral-anonymous',
        message: {
          en: 'A friend joined with your code. Credits added: {{count}}.',
          hi: 'आपके कोड से एक दोस्त जुड़ा। क्रेडिट जुड़े: {{count}}।',
          mr: 'तुमच्या कोडने एक मित्र जोडला गेला. क्रेडिट मिळाले: {{count}}.',
        },
      },
      {
        key: 'request-declined',
        message: {
          en: 'Your request for credits was not granted this time. You can ask again in a week, or refer a friend.',
          hi: 'इस बार क्रेडिट नहीं मिल सके। एक हफ़्ते बाद फिर माँगिए, या किसी दोस्त को जोड़िए।',
          mr: 'या वेळी क्रेडिट मिळाले नाहीत. आठवड्याने पुन्हा मागा, किंवा एखाद्या मित्राला जोडा.',
        },
      },
      {
        key: 'refunded-fake-job',
        message: {
          en: '{{jobTitle}} was removed as fake. Your credit is back; you have {{balance}}. If you paid anyone, call 1930.',
          hi: '{{jobTitle}} फ़र्ज़ी निकली, हटा दी गई। आपका क्रेडिट वापस आ गया; अब {{balance}} हैं। किसी को पैसे दिए हों तो 1930 पर कॉल कीजिए।',
          mr: '{{jobTitle}} खोटी निघाली, काढून टाकली. तुमचं क्रेडिट परत आलं; आता {{balance}} आहेत. कोणाला पैसे दिले असतील तर 1930 वर फोन करा.',
        },
      },
      {
        key: 'refunded-not-viewed',
        message: {
          en: '{{company}} did not look at your application for 14 days. Your credit is back; you have {{balance}}.',
          hi: '{{company}} ने 14 दिन तक आपकी एप्लीकेशन नहीं देखी। आपका क्रेडिट वापस आ गया; अब {{balance}} हैं।',
          mr: '{{company}} ने 14 दिवस तुमचा अर्ज पाहिला नाही. तुमचं क्रेडिट परत आलं; आता {{balance}} आहेत.',
        },
      },
    ],
  },
  {
    key: 'chat-message',
    label: { en: 'Chat messages', hi: 'चैट मैसेज', mr: 'चॅट मेसेज' },
    description: {
      en: 'When a company or our team writes to you',
      hi: 'जब कोई कंपनी या हमारी टीम आपको लिखे',
      mr: 'कंपनीने किंवा आमच्या टीमने तुम्हाला लिहिलं की',
    },
    templates: [
      {
        key: 'company',
        message: {
          en: '{{company}} has sent you a message.',
          hi: '{{company}} ने आपको मैसेज भेजा है।',
          mr: '{{company}} ने तुम्हाला मेसेज पाठवला आहे.',
        },
      },
      {
        key: 'support',
        message: {
          en: 'Our team has answered you.',
          hi: 'हमारी टीम ने आपको जवाब दिया है।',
          mr: 'आमच्या टीमने तुम्हाला उत्तर दिलं आहे.',
        },
      },
    ],
  },
  {
    key: 'followed-company-posted',
    label: { en: 'Companies I follow', hi: 'जिन कंपनियों को फ़ॉलो करते हैं', mr: 'मी फॉलो करत असलेल्या कंपन्या' },
    description: {
      en: 'When a company you follow posts a job',
      hi: 'जब आपकी फ़ॉलो की हुई कंपनी नौकरी डाले',
      mr: 'तुम्ही फॉलो करत असलेल्या कंपनीने नोकरी टाकली की',
    },
    templates: [
      {
        key: 'posted',
        message: {
          en: '{{company}} has posted a job: {{jobTitle}}, {{city}}.',
          hi: '{{company}} ने नई नौकरी डाली: {{jobTitle}}, {{city}}।',
          mr: '{{company}} ने नवी नोकरी टाकली: {{jobTitle}}, {{city}}.',
        },
      },
    ],
  },
  {
    key: 'job-notices',
    label: { en: 'Job notices', hi: 'नौकरी की सूचनाएँ', mr: 'नोकरीच्या सूचना' },
    description: {
      en: 'When a job you saved or applied to is about to close, closes or is removed, and when HR answers',
      hi: 'जब सेव की या अप्लाई की हुई नौकरी बंद होने वाली हो, बंद हो या हटे, और जब HR जवाब दे',
      mr: 'सेव्ह केलेली किंवा अर्ज केलेली नोकरी बंद होणार असेल, बंद झाली किंवा काढली की, आणि HR ने उत्तर दिलं की',
    },
    templates: [
      {
        key: 'closing-soon',
        message: {
          en: 'Saved job closing on {{date}}: {{jobTitle}} at {{company}}.',
          hi: 'सेव की हुई नौकरी {{date}} को बंद होगी: {{jobTitle}}, {{company}}।',
          mr: 'सेव्ह केलेली नोकरी {{date}} ला बंद होईल: {{jobTitle}}, {{company}}.',
        },
      },
      {
        key: 'closed',
        message: {
          en: '{{jobTitle}} at {{company}} is closed now.',
          hi: '{{company}} की {{jobTitle}} नौकरी अब बंद हो गई है।',
          mr: '{{company}} ची {{jobTitle}} नोकरी आता बंद झाली आहे.',
        },
      },
      {
        key: 'removed',
        message: {
          en: '{{jobTitle}} at {{company}} was removed after a check. Do not pay anyone for it.',
          hi: '{{company}} की {{jobTitle}} नौकरी जाँच के बाद हटा दी गई। इसके लिए किसी को पैसे मत दीजिए।',
          mr: '{{company}} ची {{jobTitle}} नोकरी तपासणीनंतर काढली. तिच्यासाठी कोणालाही पैसे देऊ नका.',
        },
      },
      {
        key: 'company-feedback',
        message: {
          en: '{{company}} has left feedback for you.',
          hi: '{{company}} ने आपके लिए राय लिखी है।',
          mr: '{{company}} ने तुमच्यासाठी अभिप्राय लिहिला आहे.',
        },
      },
    ],
  },
  {
    key: 'tips',
    label: { en: 'Tips', hi: 'टिप्स और सलाह', mr: 'टिप्स आणि सल्ला' },
    description: {
      en: 'Now and then: how to improve your profile, new posts on the blog',
      hi: 'कभी-कभार: प्रोफ़ाइल कैसे सुधारें, ब्लॉग पर नया क्या है',
      mr: 'अधूनमधून: प्रोफाइल कसं सुधारायचं, ब्लॉगवर नवं काय',
    },
    templates: [
      {
        key: 'profile-step',
        message: {
          en: 'Your profile is {{percent}}% complete. Next: {{step}}.',
          hi: 'आपकी प्रोफ़ाइल {{percent}}% पूरी है। अगला क़दम: {{step}}।',
          mr: 'तुमचं प्रोफाइल {{percent}}% पूर्ण आहे. पुढचं पाऊल: {{step}}.',
        },
      },
      {
        key: 'blog-post',
        message: {
          en: 'New on the blog: {{title}}',
          hi: 'ब्लॉग पर नया: {{title}}',
          mr: 'ब्लॉगवर नवीन: {{title}}',
        },
      },
    ],
  },
];
