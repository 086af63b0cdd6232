import type { PageMeta } from '../types.ts';

/** Pages about jobs and companies. */
export const jobsMeta = {
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
} satisfies Record<string, PageMeta>;
