import type { Localized } from './types.ts';

/** Title, description and comma-separated keywords of a page; texts may carry {{placeholders}} of that page. */
export type PageMeta = { title: Localized; description: Localized; keywords: Localized };

/** The meta texts by page. Placeholders: brandName everywhere; city in jobsInCity; jobTitle, company, city in job; company in company. */
export const pageMeta = {
  landing: {
    title: {
      en: '{{brandName}}: jobs near you, in your language',
      hi: '{{brandName}}: घर के पास नौकरी, अपनी भाषा में',
      mr: '{{brandName}}: घराजवळ नोकरी, आपल्या भाषेत',
    },
    description: {
      en: 'Find work near home in English, Hindi or Marathi. See pay, distance and what was checked about the company. Free for job seekers.',
      hi: 'हिंदी, मराठी या अंग्रेज़ी में घर के पास काम ढूँढिए। सैलरी, दूरी और कंपनी की जाँच सामने देखिए। काम ढूँढने वालों के लिए मुफ़्त।',
      mr: 'मराठी, हिंदी किंवा इंग्रजीत घराजवळ काम शोधा. पगार, अंतर आणि कंपनीची तपासणी समोर पाहा. काम शोधणाऱ्यांसाठी मोफत.',
    },
    keywords: {
      en: 'jobs near me, local jobs, job search India, fresher jobs, part time jobs',
      hi: 'पास की नौकरी, नौकरी चाहिए, काम चाहिए, फ़्रेशर नौकरी, पार्ट टाइम काम',
      mr: 'जवळची नोकरी, नोकरी हवी, काम हवे, फ्रेशर नोकरी, पार्ट टाइम काम',
    },
  },
  jobList: {
    title: {
      en: 'Jobs near you | {{brandName}}',
      hi: 'आपके पास की नौकरियाँ | {{brandName}}',
      mr: 'तुमच्या जवळच्या नोकऱ्या | {{brandName}}',
    },
    description: {
      en: 'New jobs with pay and distance. Filter by work, type, experience, pay and kilometres, and apply from your phone.',
      hi: 'सैलरी और दूरी के साथ नई नौकरियाँ। काम, प्रकार, अनुभव, सैलरी और किलोमीटर से छाँटिए और फ़ोन से ही अप्लाई कीजिए।',
      mr: 'पगार आणि अंतरासह नव्या नोकऱ्या. काम, प्रकार, अनुभव, पगार आणि किलोमीटरने निवडा आणि फोनवरूनच अर्ज करा.',
    },
    keywords: {
      en: 'latest jobs, jobs nearby, full time jobs, part time jobs, internship',
      hi: 'नई नौकरियाँ, आसपास की नौकरी, फुल टाइम, पार्ट टाइम, इंटर्नशिप',
      mr: 'नव्या नोकऱ्या, आसपासची नोकरी, फुल टाइम, पार्ट टाइम, इंटर्नशिप',
    },
  },
  jobsInCity: {
    title: {
      en: 'Jobs in {{city}} | {{brandName}}',
      hi: '{{city}} में नौकरियाँ | {{brandName}}',
      mr: '{{city}} मधील नोकऱ्या | {{brandName}}',
    },
    description: {
      en: 'Jobs in {{city}} with pay, locality and distance, on a list or a map. Save, call HR and apply free of charge.',
      hi: '{{city}} में नौकरियाँ: सैलरी, इलाक़ा और दूरी के साथ, लिस्ट में या नक्शे पर। सेव कीजिए, HR को कॉल कीजिए, मुफ़्त अप्लाई कीजिए।',
      mr: '{{city}} मधील नोकऱ्या: पगार, परिसर आणि अंतरासह, यादीत किंवा नकाशावर. सेव्ह करा, HR ला फोन करा, मोफत अर्ज करा.',
    },
    keywords: {
      en: 'jobs in {{city}}, {{city}} vacancies, work in {{city}}, fresher jobs in {{city}}',
      hi: '{{city}} में नौकरी, {{city}} में काम, {{city}} फ़्रेशर नौकरी',
      mr: '{{city}} मध्ये नोकरी, {{city}} मध्ये काम, {{city}} फ्रेशर नोकरी',
    },
  },
  job: {
    title: {
      en: '{{jobTitle}} at {{company}}, {{city}}',
      hi: '{{jobTitle}}: {{company}}, {{city}} में नौकरी',
      mr: '{{jobTitle}}: {{company}}, {{city}} मधील नोकरी',
    },
    description: {
      en: '{{jobTitle}} at {{company}} in {{city}}: pay, hours, what is asked and how to get there. Apply on {{brandName}}.',
      hi: '{{city}} में {{company}} की {{jobTitle}} नौकरी: सैलरी, समय, क्या चाहिए और कैसे पहुँचें। {{brandName}} पर अप्लाई कीजिए।',
      mr: '{{city}} मध्ये {{company}} ची {{jobTitle}} नोकरी: पगार, वेळ, काय लागतं आणि कसं पोहोचायचं. {{brandName}} वर अर्ज करा.',
    },
    keywords: {
      en: '{{jobTitle}} job, {{jobTitle}} in {{city}}, {{company}} jobs',
      hi: '{{jobTitle}} नौकरी, {{city}} में {{jobTitle}}, {{company}} में नौकरी',
      mr: '{{jobTitle}} नोकरी, {{city}} मध्ये {{jobTitle}}, {{company}} मध्ये नोकरी',
    },
  },
  company: {
    title: {
      en: '{{company}}: jobs and reviews | {{brandName}}',
      hi: '{{company}}: नौकरियाँ और रिव्यू | {{brandName}}',
      mr: '{{company}}: नोकऱ्या आणि रिव्ह्यू | {{brandName}}',
    },
    description: {
      en: 'What {{company}} does, where it is, its open jobs and what people who had an interview there say.',
      hi: '{{company}} क्या करती है, कहाँ है, कौन-सी नौकरियाँ खुली हैं और वहाँ इंटरव्यू देने वाले क्या कहते हैं।',
      mr: '{{company}} काय करते, कुठे आहे, कोणत्या नोकऱ्या चालू आहेत आणि तिथे मुलाखत दिलेले काय सांगतात.',
    },
    keywords: {
      en: '{{company}} jobs, {{company}} reviews, {{company}} address',
      hi: '{{company}} नौकरी, {{company}} रिव्यू, {{company}} पता',
      mr: '{{company}} नोकरी, {{company}} रिव्ह्यू, {{company}} पत्ता',
    },
  },
  search: {
    title: {
      en: 'Search jobs and companies | {{brandName}}',
      hi: 'नौकरी और कंपनी ढूँढें | {{brandName}}',
      mr: 'नोकरी आणि कंपनी शोधा | {{brandName}}',
    },
    description: {
      en: 'Type a job, a skill or a company, in English, Hindi or Marathi, in any spelling.',
      hi: 'काम, हुनर या कंपनी का नाम लिखिए, हिंदी, मराठी या अंग्रेज़ी में, जैसे बोलते हैं वैसे।',
      mr: 'काम, कौशल्य किंवा कंपनीचं नाव लिहा, मराठी, हिंदी किंवा इंग्रजीत, जसं बोलता तसं.',
    },
    keywords: {
      en: 'job search, find jobs, company search',
      hi: 'नौकरी सर्च, काम ढूँढें, कंपनी सर्च',
      mr: 'नोकरी शोध, काम शोधा, कंपनी शोध',
    },
  },
  recentSearch: {
    title: {
      en: 'Recent and popular searches | {{brandName}}',
      hi: 'हाल की और लोकप्रिय सर्च | {{brandName}}',
      mr: 'अलीकडचे आणि लोकप्रिय शोध | {{brandName}}',
    },
    description: {
      en: 'Jobs and companies you opened lately, and what others near you look at.',
      hi: 'हाल में आपने जो नौकरियाँ और कंपनियाँ खोलीं, और आसपास के लोग क्या देख रहे हैं।',
      mr: 'अलीकडे तुम्ही उघडलेल्या नोकऱ्या आणि कंपन्या, आणि आसपासचे लोक काय पाहतात.',
    },
    keywords: {
      en: 'recent searches, popular companies, latest jobs',
      hi: 'हाल की सर्च, लोकप्रिय कंपनियाँ, नई नौकरियाँ',
      mr: 'अलीकडचे शोध, लोकप्रिय कंपन्या, नव्या नोकऱ्या',
    },
  },
  map: {
    title: {
      en: 'Jobs on the map | {{brandName}}',
      hi: 'नक्शे पर नौकरियाँ | {{brandName}}',
      mr: 'नकाशावर नोकऱ्या | {{brandName}}',
    },
    description: {
      en: 'See the jobs around you on a map and how far each one is from home.',
      hi: 'आसपास की नौकरियाँ नक्शे पर देखिए, और हर एक घर से कितनी दूर है।',
      mr: 'आसपासच्या नोकऱ्या नकाशावर पाहा, आणि प्रत्येक घरापासून किती दूर आहे ते.',
    },
    keywords: {
      en: 'job map, jobs around me, nearby work',
      hi: 'नौकरी का नक्शा, मेरे आसपास काम, पास का काम',
      mr: 'नोकरीचा नकाशा, माझ्या आसपास काम, जवळचं काम',
    },
  },
  myJobs: {
    title: {
      en: 'My jobs | {{brandName}}',
      hi: 'मेरी नौकरियाँ | {{brandName}}',
      mr: 'माझ्या नोकऱ्या | {{brandName}}',
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
  cities: {
    title: {
      en: 'Choose a city | {{brandName}}',
      hi: 'शहर चुनें | {{brandName}}',
      mr: 'शहर निवडा | {{brandName}}',
    },
    description: {
      en: 'Pick your city or town and see the jobs there, nearest first.',
      hi: 'अपना शहर या क़स्बा चुनिए और वहाँ की नौकरियाँ देखिए, पास वाली पहले।',
      mr: 'तुमचं शहर किंवा गाव निवडा आणि तिथल्या नोकऱ्या पाहा, जवळच्या आधी.',
    },
    keywords: {
      en: 'jobs by city, city jobs India, jobs in my town',
      hi: 'शहर के हिसाब से नौकरी, मेरे शहर में काम',
      mr: 'शहरानुसार नोकरी, माझ्या शहरात काम',
    },
  },
  blog: {
    title: {
      en: 'Blog: good to know about work | {{brandName}}',
      hi: 'ब्लॉग: काम की बातें | {{brandName}}',
      mr: 'ब्लॉग: कामाच्या गोष्टी | {{brandName}}',
    },
    description: {
      en: 'Fake jobs, salary slips, first interviews, minimum wages: plain advice for working people.',
      hi: 'फ़र्ज़ी नौकरी, सैलरी स्लिप, पहला इंटरव्यू, न्यूनतम वेतन: काम करने वालों के लिए सीधी सलाह।',
      mr: 'खोट्या नोकऱ्या, पगाराची स्लिप, पहिली मुलाखत, किमान वेतन: काम करणाऱ्यांसाठी साधा सल्ला.',
    },
    keywords: {
      en: 'career tips, salary slip, PF, ESI, minimum wages, fake jobs',
      hi: 'करियर टिप्स, सैलरी स्लिप, पीएफ, ईएसआई, न्यूनतम वेतन',
      mr: 'करिअर टिप्स, पगार स्लिप, पीएफ, ईएसआय, किमान वेतन',
    },
  },
  faq: {
    title: {
      en: 'Questions and answers | {{brandName}}',
      hi: 'सवाल-जवाब | {{brandName}}',
      mr: 'प्रश्नोत्तरं | {{brandName}}',
    },
    description: {
      en: 'How to apply, what credits are, when to call HR, how to report a fake job, and more.',
      hi: 'अप्लाई कैसे करें, क्रेडिट क्या हैं, HR को कब कॉल करें, फ़र्ज़ी नौकरी की रिपोर्ट कैसे करें, और भी।',
      mr: 'अर्ज कसा करायचा, क्रेडिट म्हणजे काय, HR ला कधी फोन करायचा, खोट्या नोकरीची तक्रार कशी करायची, आणि बरंच काही.',
    },
    keywords: {
      en: 'FAQ, how to apply, credits, help',
      hi: 'सवाल जवाब, अप्लाई कैसे करें, क्रेडिट, मदद',
      mr: 'प्रश्न उत्तरे, अर्ज कसा करावा, क्रेडिट, मदत',
    },
  },
  privacy: {
    title: {
      en: 'Privacy policy | {{brandName}}',
      hi: 'आपकी जानकारी और प्राइवेसी | {{brandName}}',
      mr: 'तुमची माहिती आणि गोपनीयता | {{brandName}}',
    },
    description: {
      en: 'What data we take, why, who sees it, and how you download or delete it.',
      hi: 'हम कौन-सी जानकारी लेते हैं, क्यों, कौन देखता है, और आप उसे कैसे डाउनलोड या डिलीट करें।',
      mr: 'आम्ही कोणती माहिती घेतो, का, कोण पाहतं, आणि तुम्ही ती कशी डाउनलोड किंवा डिलीट कराल.',
    },
    keywords: {
      en: 'privacy policy, personal data, consent, delete account',
      hi: 'प्राइवेसी, निजी जानकारी, सहमति, अकाउंट डिलीट',
      mr: 'गोपनीयता, वैयक्तिक माहिती, संमती, खाते डिलीट',
    },
  },
  terms: {
    title: {
      en: 'Terms of use | {{brandName}}',
      hi: 'नियम और शर्तें | {{brandName}}',
      mr: 'नियम आणि अटी | {{brandName}}',
    },
    description: {
      en: 'The rules of the portal in plain words: free for job seekers, what credits are, what is not allowed.',
      hi: 'पोर्टल के नियम सीधे शब्दों में: काम ढूँढने वालों के लिए मुफ़्त, क्रेडिट क्या हैं, क्या मना है।',
      mr: 'पोर्टलचे नियम सोप्या शब्दांत: काम शोधणाऱ्यांसाठी मोफत, क्रेडिट म्हणजे काय, काय चालणार नाही.',
    },
    keywords: {
      en: 'terms of use, rules, conditions',
      hi: 'नियम, शर्तें, इस्तेमाल के नियम',
      mr: 'नियम, अटी, वापराचे नियम',
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
  interviewTips: {
    title: {
      en: 'Interview tips | {{brandName}}',
      hi: 'इंटरव्यू टिप्स | {{brandName}}',
      mr: 'मुलाखतीच्या टिप्स | {{brandName}}',
    },
    description: {
      en: 'Short tips and read-along videos: before, during and after an interview.',
      hi: 'छोटे टिप्स और पढ़कर सुनाने वाले वीडियो: इंटरव्यू से पहले, बीच में और बाद में।',
      mr: 'छोट्या टिप्स आणि वाचून दाखवणारे व्हिडिओ: मुलाखतीआधी, मुलाखतीत आणि नंतर.',
    },
    keywords: {
      en: 'interview tips, first interview, interview questions',
      hi: 'इंटरव्यू टिप्स, पहला इंटरव्यू, इंटरव्यू के सवाल',
      mr: 'मुलाखत टिप्स, पहिली मुलाखत, मुलाखतीचे प्रश्न',
    },
  },
} satisfies Record<string, PageMeta>;

/** The key of a page that has meta texts. */
export type PageKey = keyof typeof pageMeta;
