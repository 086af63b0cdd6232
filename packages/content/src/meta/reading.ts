import type { PageMeta } from '../types.ts';

/** Pages to read. */
export const readingMeta = {
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
