import type { Person } from '@nukkad/reference-data/load/people.ts';

type Language = Person['language'];

interface DemoReview {
  readonly rating: number;
  readonly comment: string;
}

/** Fictional seekers who review companies after an interview. Nobody can sign in as one of them. */
export const REVIEWERS: readonly { readonly name: string; readonly language: Language }[] = [
  { name: 'Farida Shaikh', language: 'en' },
  { name: 'मनोज यादव', language: 'hi' },
  { name: 'वैशाली जाधव', language: 'mr' },
  { name: 'Joseph D’Souza', language: 'en' },
  { name: 'रेखा कुमारी', language: 'hi' },
  { name: 'संतोष मोरे', language: 'mr' },
];

/** Reviews of companies, by language. */
export const REVIEWS: Readonly<Record<Language, readonly DemoReview[]>> = {
  en: [
    {
      rating: 5,
      comment: 'They told me the pay on the phone, and it was the same in the letter. No fees, no deposit.',
    },
    {
      rating: 4,
      comment: 'The interview was short and polite. The answer came after four days, as they said.',
    },
    { rating: 3, comment: 'Good people, but I waited two hours for my turn. Take water along.' },
    {
      rating: 4,
      comment: 'Ten minutes from the bus stop, easy to find. They showed me the place of work first.',
    },
    { rating: 2, comment: 'The hours were longer than in the ad. Ask about Sundays before you say yes.' },
  ],
  hi: [
    { rating: 5, comment: 'फ़ोन पर जो पगार बताई थी, चिट्ठी में वही लिखी मिली। कोई फ़ीस नहीं, कोई डिपॉज़िट नहीं।' },
    { rating: 4, comment: 'इंटरव्यू छोटा था और सबने इज़्ज़त से बात की। चार दिन में जवाब आ गया।' },
    { rating: 3, comment: 'लोग अच्छे हैं, पर बारी आने में दो घंटे लगे। पानी साथ ले जाएँ।' },
    { rating: 4, comment: 'बस स्टॉप से दस मिनट पैदल, जगह आसानी से मिल गई। पहले काम की जगह दिखाई।' },
    { rating: 2, comment: 'विज्ञापन से ज़्यादा घंटे काम था। हाँ कहने से पहले रविवार की छुट्टी पूछ लें।' },
  ],
  mr: [
    { rating: 5, comment: 'फोनवर सांगितला तोच पगार पत्रात होता. फी नाही, डिपॉझिट नाही.' },
    { rating: 4, comment: 'मुलाखत छोटी होती आणि सगळे नीट बोलले. चार दिवसांत उत्तर आलं.' },
    { rating: 3, comment: 'माणसं चांगली आहेत, पण नंबर यायला दोन तास लागले. पाणी सोबत न्या.' },
    { rating: 4, comment: 'बस स्टॉपपासून दहा मिनिटं चालत, जागा सहज सापडली. आधी कामाची जागा दाखवली.' },
    { rating: 2, comment: 'जाहिरातीत लिहिल्यापेक्षा जास्त तास काम होतं. हो म्हणण्याआधी रविवारची सुट्टी विचारा.' },
  ],
};

/** Companies' feedback to seekers after an interview, by language. */
export const COMPANY_COMMENTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Came on time and brought all papers. Please practise two or three sentences about your last job.',
    'Clear answers and good questions about the work. We would like to see you again.',
  ],
  hi: [
    'समय पर आईं और सारे काग़ज़ साथ लाईं। पिछले काम के बारे में दो-तीन वाक्य पहले से सोच लें।',
    'जवाब साफ़ थे और काम के बारे में अच्छे सवाल पूछे। हम फिर मिलना चाहेंगे।',
  ],
  mr: [
    'वेळेवर आलात आणि सगळी कागदपत्रं आणलीत. आधीच्या कामाबद्दल दोन-तीन वाक्यं आधीच ठरवून ठेवा.',
    'उत्तरं स्पष्ट होती आणि कामाबद्दल चांगले प्रश्न विचारले. पुन्हा भेटायला आवडेल.',
  ],
};

/** What a company replies to a review, by the language of the review. */
export const REPLIES: Readonly<Record<Language, string>> = {
  en: 'Thank you for telling us. We have changed how we plan our interviews.',
  hi: 'बताने के लिए धन्यवाद। हमने इंटरव्यू का समय तय करने का तरीक़ा बदल दिया है।',
  mr: 'सांगितल्याबद्दल धन्यवाद. आम्ही इंटरव्ह्यूच्या वेळा ठरवायची पद्धत बदलली आहे.',
};

/** Questions of a member to the operators, by the language of the member: one with an answer, and one that waits. */
export const HELP_TEXTS: Readonly<
  Record<Language, { readonly answered: string; readonly answer: string; readonly waiting: string }>
> = {
  en: {
    answered: 'Can my brother see the applicants too? He looks after the shop on Sundays.',
    answer:
      'Yes. Open More, then Team, and invite his mobile number as a recruiter. He signs in with his own phone.',
    waiting: 'We have moved to another street. How do I change the address on jobs that are already open?',
  },
  hi: {
    answered: 'क्या मेरा भाई भी अर्ज़ियाँ देख सकता है? रविवार को दुकान वही देखता है।',
    answer: 'हाँ। “और” में “टीम” खोलकर उसका मोबाइल नंबर जोड़ें। वह अपने फ़ोन से साइन इन करेगा।',
    waiting: 'हमारी दुकान दूसरी गली में आ गई है। जो नौकरियाँ पहले से खुली हैं, उनका पता कैसे बदलूँ?',
  },
  mr: {
    answered: 'माझ्या भावालाही अर्ज पाहता येतील का? रविवारी दुकान तोच बघतो.',
    answer: 'हो. “आणखी” मधून “टीम” उघडा आणि त्याचा मोबाइल नंबर जोडा. तो त्याच्या फोनवरून साइन इन करेल.',
    waiting: 'आमचं दुकान दुसऱ्या गल्लीत गेलं आहे. आधीच सुरू असलेल्या नोकऱ्यांचा पत्ता कसा बदलू?',
  },
};

/** What applicants write when they report a call or an interview, by language. */
export const CONTACT_REPORT_TEXTS: Readonly<
  Record<Language, { readonly askedMoney: string; readonly didNotCome: string }>
> = {
  en: {
    askedMoney: 'On the phone they asked for 500 rupees for the uniform before the first day.',
    didNotCome:
      'I was at the gate at the hour they gave me. Nobody was there, and nobody picked up the phone.',
  },
  hi: {
    askedMoney: 'फ़ोन पर कहा कि पहले दिन से पहले वर्दी के 500 रुपये देने होंगे।',
    didNotCome: 'मैं तय समय पर गेट पर थी। वहाँ कोई नहीं था, और किसी ने फ़ोन भी नहीं उठाया।',
  },
  mr: {
    askedMoney: 'फोनवर सांगितलं की पहिल्या दिवसाआधी गणवेशाचे 500 रुपये द्यावे लागतील.',
    didNotCome: 'मी ठरलेल्या वेळी गेटवर होते. तिथे कोणी नव्हतं, आणि कोणी फोनही उचलला नाही.',
  },
};
