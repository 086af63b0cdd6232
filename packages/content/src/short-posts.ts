import type { ShortPost } from './types.ts';

/** The initial short posts of the start page's timeline, newest first. */
export const shortPosts: ShortPost[] = [
  {
    key: 'a-list-for-each-work',
    imageKey: 'tip-magnifier',
    link: '/joblist',
    publishedAt: '2026-11-20T04:30:00Z',
    text: {
      en: 'Every kind of work now has its own list in every city that has jobs. Try electrician, kitchen helper or ladies’ tailor, in your own language.',
      hi: 'अब हर तरह के काम की अपनी लिस्ट है, हर उस शहर में जहाँ काम है। इलेक्ट्रीशियन, किचन हेल्पर या लेडीज़ टेलर, अपनी भाषा में खोजें।',
      mr: 'आता प्रत्येक कामाची स्वतःची यादी आहे, काम असलेल्या प्रत्येक शहरात. इलेक्ट्रिशियन, किचन हेल्पर किंवा लेडीज टेलर, तुमच्या भाषेत शोधा.',
    },
  },
  {
    key: 'never-pay-for-a-job',
    imageKey: 'blog-fake-job',
    link: '/blogdetail?spot-a-fake-job',
    publishedAt: '2026-11-14T04:30:00Z',
    text: {
      en: 'Does someone want money before you start? Do not pay, and report the job. After three reports we pause the job until we have checked it.',
      hi: 'काम से पहले कोई पैसे माँग रहा है? पैसे न दें, और उस काम की शिकायत करें। तीन शिकायतों के बाद वह काम रुक जाता है, जब तक हम जाँच न लें।',
      mr: 'कामाआधी कोणी पैसे मागतंय? पैसे देऊ नका आणि त्या कामाची तक्रार करा. तीन तक्रारींनंतर आम्ही तपासेपर्यंत ते काम थांबतं.',
    },
  },
  {
    key: 'read-your-salary-slip',
    imageKey: 'blog-salary-slip',
    link: '/blogdetail?read-your-salary-slip',
    publishedAt: '2026-11-07T04:30:00Z',
    text: {
      en: 'Basic, DA, PF, ESI: what do the words on your salary slip mean? We explain them line by line.',
      hi: 'बेसिक, डीए, पीएफ़, ईएसआई: सैलरी स्लिप के इन शब्दों का मतलब क्या है? हम एक-एक लाइन समझाते हैं।',
      mr: 'बेसिक, डीए, पीएफ, ईएसआय: पगारपत्रकावरच्या या शब्दांचा अर्थ काय? आम्ही एकेक ओळ समजावून सांगतो.',
    },
  },
  {
    key: 'interview-tomorrow',
    imageKey: 'tip-handshake',
    link: '/interviewtips',
    publishedAt: '2026-10-31T04:30:00Z',
    text: {
      en: 'Is your interview tomorrow? Read our short tips on the way, or have them read to you.',
      hi: 'कल इंटरव्यू है? रास्ते में हमारी छोटी-छोटी सलाह पढ़ें, या सुनें।',
      mr: 'उद्या मुलाखत आहे? वाटेत आमच्या छोट्या सूचना वाचा, किंवा ऐका.',
    },
  },
];
