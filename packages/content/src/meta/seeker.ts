import type { PageMeta } from '../types.ts';

/** Pages of the signed-in seeker. */
export const seekerMeta = {
  myJobs: {
    title: {
      en: 'My jobs | {{brandName}}',
      hi: 'मेरे काम | {{brandName}}',
      mr: 'माझी कामं | {{brandName}}',
    },
    description: {
      en: 'Your applications and saved jobs, with each step and its date.',
      hi: 'आपकी एप्लीकेशन और सेव की हुई नौकरियाँ, हर क़दम तारीख के साथ।',
      mr: 'तुमचे अर्ज आणि सेव्ह केलेल्या नोकऱ्या, प्रत्येक टप्पा तारखेसह.',
    },
    keywords: {
      en: 'my applications, application status, saved jobs',
      hi: 'मेरी एप्लीकेशन, एप्लीकेशन का हाल, सेव नौकरी',
      mr: 'माझे अर्ज, अर्जाची स्थिती, सेव्ह नोकरी',
    },
  },
  interest: {
    title: {
      en: 'What work do you want? | {{brandName}}',
      hi: 'आपको कैसा काम चाहिए? | {{brandName}}',
      mr: 'तुम्हाला कोणतं काम हवं? | {{brandName}}',
    },
    description: {
      en: 'Choose one to six kinds of work and we show you those jobs first.',
      hi: 'एक से छह तरह के काम चुनिए, हम वे नौकरियाँ पहले दिखाएँगे।',
      mr: 'एक ते सहा प्रकारची कामं निवडा, आम्ही त्या नोकऱ्या आधी दाखवू.',
    },
    keywords: {
      en: 'job profiles, job interests, job categories',
      hi: 'काम के प्रकार, पसंद का काम, नौकरी की श्रेणियाँ',
      mr: 'कामाचे प्रकार, आवडीचं काम, नोकरीचे प्रकार',
    },
  },
  profile: {
    title: {
      en: 'My profile | {{brandName}}',
      hi: 'मेरी प्रोफ़ाइल | {{brandName}}',
      mr: 'माझं प्रोफाइल | {{brandName}}',
    },
    description: {
      en: 'Your details, resume, education, experience, credits and what to fill in next.',
      hi: 'आपकी जानकारी, रिज़्यूमे, पढ़ाई, अनुभव, क्रेडिट और आगे क्या भरना है।',
      mr: 'तुमची माहिती, रेझ्युमे, शिक्षण, अनुभव, क्रेडिट आणि पुढे काय भरायचं.',
    },
    keywords: {
      en: 'profile, resume, experience, education',
      hi: 'प्रोफ़ाइल, रिज़्यूमे, अनुभव, पढ़ाई',
      mr: 'प्रोफाइल, रेझ्युमे, अनुभव, शिक्षण',
    },
  },
  notifications: {
    title: {
      en: 'Notifications | {{brandName}}',
      hi: 'आपके नोटिफ़िकेशन | {{brandName}}',
      mr: 'तुमची नोटिफिकेशन | {{brandName}}',
    },
    description: {
      en: 'News about your applications, interviews, messages and credits.',
      hi: 'आपकी एप्लीकेशन, इंटरव्यू, मैसेज और क्रेडिट की ख़बर।',
      mr: 'तुमचे अर्ज, मुलाखती, मेसेज आणि क्रेडिटची बातमी.',
    },
    keywords: {
      en: 'notifications, interview alerts, job alerts',
      hi: 'नोटिफ़िकेशन, इंटरव्यू की ख़बर, जॉब अलर्ट',
      mr: 'नोटिफिकेशन, मुलाखतीची सूचना, जॉब अलर्ट',
    },
  },
} satisfies Record<string, PageMeta>;
