import type { PolicySection } from '../types.ts';

/** Sections 1–6: the operator, the data and its purposes, sign-in, phone, location. */
export const privacyCollection: PolicySection[] = [
  {
    key: 'about',
    title: {
      en: 'Who we are and the short version',
      hi: 'हम कौन हैं और छोटी बात',
      mr: 'आम्ही कोण आणि थोडक्यात',
    },
    body: {
      en: `<p>{{brandName}} is run by {{operatorName}}. In the words of India’s Digital Personal Data Protection Act, 2023 we are the Data Fiduciary and you are the Data Principal: the data is about you, and we are responsible for it.</p>
<ul><li>We ask only for what a job search needs, and say why.</li>
<li>Employers see you only when you apply to them or call them.</li>
<li>We do not sell your data or pass it on to agencies.</li>
<li>Aadhaar is never compulsory.</li>
<li>You can see, correct, download and erase your data.</li></ul>`,
      hi: `<p>{{brandName}} को {{operatorName}} चलाता है। भारत के डिजिटल निजी डेटा संरक्षण क़ानून, 2023 की भाषा में जानकारी आपकी है और उसकी ज़िम्मेदारी हमारी।</p>
<ul><li>हम वही माँगते हैं जो काम ढूँढने के लिए चाहिए, और क्यों चाहिए यह बताते हैं।</li>
<li>कंपनी को आपकी जानकारी तभी दिखती है जब आप वहाँ अप्लाई करें या उसे फ़ोन करें।</li>
<li>हम आपकी जानकारी न बेचते हैं, न एजेंसियों को देते हैं।</li>
<li>आधार कभी अनिवार्य नहीं है।</li>
<li>आप अपनी जानकारी देख सकते हैं, सुधार सकते हैं, डाउनलोड कर सकते हैं और मिटा सकते हैं।</li></ul>`,
      mr: `<p>{{brandName}} हे {{operatorName}} चालवतं. भारताच्या डिजिटल वैयक्तिक माहिती संरक्षण कायदा, 2023 च्या भाषेत माहिती तुमची आणि तिची जबाबदारी आमची.</p>
<ul><li>काम शोधायला लागतं तेवढंच आम्ही विचारतो, आणि का ते सांगतो.</li>
<li>तुम्ही अर्ज किंवा फोन केला तरच कंपनीला तुमची माहिती दिसते.</li>
<li>आम्ही तुमची माहिती विकत नाही आणि एजन्सींना देत नाही.</li>
<li>आधार कधीही सक्तीचं नाही.</li>
<li>तुम्ही तुमची माहिती पाहू, दुरुस्त करू, डाउनलोड करू आणि काढून टाकू शकता.</li></ul>`,
    },
  },
  {
    key: 'what-we-collect',
    title: {
      en: 'What we collect',
      hi: 'हम क्या-क्या जानकारी लेते हैं',
      mr: 'आम्ही कोणती माहिती घेतो',
    },
    body: {
      en: `<ul><li><strong>To have an account:</strong> mobile number, or name, e-mail and picture from Google or Facebook.</li>
<li><strong>To apply:</strong> name, mobile number, date of birth and gender if you give them (you may choose not to say), your answers to the questions of an application, city, education and marks, work experience, skills, about-me text, resume.</li>
<li><strong>Only if you want:</strong> parents’ names, social links, photo, marksheets, certificates, identity proof, video resume, referral code of a friend.</li>
<li><strong>From your use:</strong> jobs you view, save, hide, report and apply to, searches you open, searches you ask us to watch (job alerts), companies you follow or review, messages you send.</li>
<li><strong>Without your name:</strong> we count search words that we did not understand or that found no job: the word, the city, how often, the first and the last day. We do not record who typed them. We never count a text with a phone number, an e-mail or a web address.</li>
<li><strong>From your device:</strong> your location if you allow it, the address for notifications if you allow them, and the technical record every website keeps (time, network address, browser).</li></ul>`,
      hi: `<ul><li><strong>अकाउंट के लिए:</strong> मोबाइल नंबर, या Google या Facebook से नाम, ई-मेल और फ़ोटो।</li>
<li><strong>अप्लाई करने के लिए:</strong> नाम, मोबाइल नंबर, आप दें तो जन्म तारीख और जेंडर (न बताना भी चुन सकते हैं), अर्ज़ी के सवालों के आपके जवाब, शहर, पढ़ाई और नंबर, काम का अनुभव, हुनर, अपने बारे में दो बातें, रिज़्यूमे।</li>
<li><strong>सिर्फ़ आप चाहें तो:</strong> माता-पिता का नाम, सोशल लिंक, फ़ोटो, मार्कशीट, सर्टिफ़िकेट, पहचान पत्र, वीडियो रिज़्यूमे, दोस्त का रेफ़रल कोड।</li>
<li><strong>आपके इस्तेमाल से:</strong> कौन-सा काम देखा, सेव किया, छिपाया, किसकी शिकायत की या कहाँ अप्लाई किया, खोज में क्या खोला, किस खोज का नया काम बताने को कहा, किस कंपनी को फ़ॉलो या रिव्यू किया, कौन-से मैसेज भेजे।</li>
<li><strong>आपके नाम के बिना:</strong> खोज के जो शब्द हम नहीं समझ पाए, या जिनका कोई काम नहीं मिला, वे गिने जाते हैं: शब्द, किस शहर में खोजा, कितनी बार, पहला और आख़िरी दिन। किसने लिखे, यह कहीं नहीं रखा जाता; जिसमें फ़ोन नंबर, ई-मेल या वेबसाइट का पता हो, वह नहीं गिना जाता।</li>
<li><strong>आपके फ़ोन से:</strong> इजाज़त दें तो लोकेशन, इजाज़त दें तो नोटिफ़िकेशन भेजने का पता, और वह तकनीकी रिकॉर्ड जो हर वेबसाइट रखती है (समय, नेटवर्क का पता, ब्राउज़र)।</li></ul>`,
      mr: `<ul><li><strong>खात्यासाठी:</strong> मोबाइल नंबर, किंवा Google किंवा Facebook वरून नाव, ई-मेल आणि फोटो.</li>
<li><strong>अर्ज करण्यासाठी:</strong> नाव, मोबाइल नंबर, तुम्ही दिलं तर जन्मतारीख आणि लिंग (न सांगणंही निवडता येतं), अर्जातल्या प्रश्नांची तुमची उत्तरं, शहर, शिक्षण आणि मार्क, कामाचा अनुभव, कौशल्यं, स्वतःबद्दल दोन ओळी, रेझ्युमे.</li>
<li><strong>फक्त तुम्हाला हवं असेल तर:</strong> आईवडिलांची नावं, सोशल लिंक, फोटो, मार्कशीट, सर्टिफिकेट, ओळखपत्र, व्हिडिओ रेझ्युमे, कोणी दिलेला रेफरल कोड.</li>
<li><strong>तुमच्या वापरातून:</strong> कोणती कामं पाहिली, सेव्ह केली, लपवली, कशाची तक्रार केली किंवा कुठे अर्ज केला, शोधात काय उघडलं, कोणत्या शोधाचं नवीन काम कळवायला सांगितलं, कोणत्या कंपनीला फॉलो किंवा रिव्ह्यू केलं, कोणते मेसेज पाठवले.</li>
<li><strong>कोणाचंही नाव न ठेवता:</strong> शोधातले जे शब्द आम्हाला समजले नाहीत, किंवा ज्यांचं काम सापडलं नाही, ते मोजले जातात: शब्द, कोणत्या शहरात शोधला, किती वेळा, पहिला आणि शेवटचा दिवस. ते कोणी लिहिले हे कुठेही ठेवलं जात नाही; ज्यात फोन नंबर, ई-मेल किंवा वेबसाइटचा पत्ता आहे, ते मोजलं जात नाही.</li>
<li><strong>तुमच्या फोनमधून:</strong> परवानगी दिली तर लोकेशन, परवानगी दिली तर नोटिफिकेशन पाठवण्याचा पत्ता, आणि प्रत्येक वेबसाइट ठेवते ती तांत्रिक नोंद (वेळ, नेटवर्कचा पत्ता, ब्राउझर).</li></ul>`,
    },
  },
  {
    key: 'why',
    title: { en: 'Why we need it', hi: 'यह जानकारी क्यों चाहिए', mr: 'ही माहिती कशासाठी' },
    body: {
      en: `<ul><li>Name, e-mail: so that we know the account is yours.</li>
<li>Date of birth: so that we know you are 18 or older.</li>
<li>Mobile number: to log you in, to let companies call you, and to keep one account per person.</li>
<li>Gender: it is part of your profile for companies you apply to. It is never used to filter or rank jobs.</li>
<li>Education, experience, skills, resume: so that a company can judge your application, and to suggest jobs that fit.</li>
<li>Place: to show jobs near you and their distance.</li>
<li>Your use: to remember what you saved, to suggest jobs, to tell you of new jobs for a search you asked us to watch, to count credits, to catch fraud.</li></ul>
<p>We use it for nothing else. We ask you again before any new use.</p>`,
      hi: `<ul><li>नाम, ई-मेल: ताकि पक्का हो कि अकाउंट आपका है।</li>
<li>जन्म तारीख: ताकि पक्का हो कि आप 18 साल या उससे बड़े हैं।</li>
<li>मोबाइल नंबर: लॉगिन के लिए, ताकि कंपनी आपको कॉल कर सके, और एक व्यक्ति का एक ही अकाउंट हो।</li>
<li>जेंडर: जहाँ अप्लाई करें वहाँ प्रोफ़ाइल में दिखता है। इससे नौकरियाँ न छाँटी जाती हैं, न ऊपर-नीचे होती हैं।</li>
<li>पढ़ाई, अनुभव, हुनर, रिज़्यूमे: ताकि कंपनी आपकी अर्ज़ी समझ सके, और हम आपके लायक काम सुझा सकें।</li>
<li>जगह: ताकि पास की नौकरियाँ और उनकी दूरी दिखे।</li>
<li>आपका इस्तेमाल: सेव की हुई चीज़ें याद रखने, काम सुझाने, आपकी बताई खोज का नया काम बताने, क्रेडिट गिनने और धोखाधड़ी पकड़ने के लिए।</li></ul>
<p>किसी और काम में इसका इस्तेमाल नहीं होता। नया काम हो तो आपसे फिर पूछेंगे।</p>`,
      mr: `<ul><li>नाव, ई-मेल: खातं तुमचंच आहे हे कळण्यासाठी.</li>
<li>जन्मतारीख: तुम्ही 18 वर्षांचे किंवा मोठे आहात याची खात्री करण्यासाठी.</li>
<li>मोबाइल नंबर: लॉगिन करता यावं, कंपनीला तुम्हाला फोन करता यावा, आणि एका व्यक्तीचं एकच खातं असावं म्हणून.</li>
<li>लिंग: जिथे अर्ज कराल तिथे प्रोफाइलमध्ये दिसतं. त्यावरून नोकऱ्या गाळल्या किंवा वरखाली केल्या जात नाहीत.</li>
<li>शिक्षण, अनुभव, कौशल्यं, रेझ्युमे: कंपनीला तुमचा अर्ज समजावा, आणि तुम्हाला जमणारं काम सुचवता यावं म्हणून.</li>
<li>ठिकाण: जवळच्या नोकऱ्या आणि त्यांचं अंतर दाखवण्यासाठी.</li>
<li>तुमचा वापर: सेव्ह केलेलं लक्षात ठेवायला, काम सुचवायला, तुम्ही सांगितलेल्या शोधाचं नवीन काम कळवायला, क्रेडिट मोजायला आणि फसवणूक पकडायला.</li></ul>
<p>दुसऱ्या कशासाठी ही माहिती वापरली जात नाही. नवं कारण असेल तर तुम्हाला पुन्हा विचारू.</p>`,
    },
  },
  {
    key: 'sign-in',
    title: { en: 'Signing in', hi: 'लॉगिन करना', mr: 'लॉगिन करणं' },
    body: {
      en: `<p>You sign in with your mobile number and a code that we send by SMS, or with Google or Facebook, whichever is offered. If you use the number, we store the number, the time and the kind of browser, and nothing else. If nobody has used an account for months, we ask whether it is yours before it opens, because phone companies give old numbers to other people. Google and Facebook tell us your name, e-mail address, picture and an account number of theirs. We never see or keep your password, cannot read your mail or contacts, and post nothing in your name. You can disconnect us in the settings of that account at any time.</p>`,
      hi: `<p>आप अपने मोबाइल नंबर और SMS के कोड से लॉगिन करते हैं, या Google या Facebook से, जो भी दिखाया जाए। नंबर से लॉगिन करने पर हम नंबर, समय और ब्राउज़र का प्रकार रखते हैं, और कुछ नहीं। कोई अकाउंट महीनों तक न खुला हो तो खोलने से पहले हम पूछते हैं कि वह आपका है या नहीं, क्योंकि पुराने नंबर किसी और को मिल जाते हैं। Google या Facebook से हमें आपका नाम, ई-मेल, फ़ोटो और उनका अकाउंट नंबर मिलता है। आपका पासवर्ड हमें न दिखता है, न हम रखते हैं; आपके मेल या कॉन्टैक्ट हम नहीं पढ़ सकते और आपके नाम से कुछ पोस्ट नहीं करते। उस अकाउंट की सेटिंग में जाकर आप कभी भी हमसे जुड़ाव हटा सकते हैं।</p>`,
      mr: `<p>तुम्ही तुमचा मोबाइल नंबर आणि SMS चा कोड वापरून लॉगिन करता, किंवा Google किंवा Facebook ने, जे दाखवलं जाईल ते. नंबरने लॉगिन केलं तर आम्ही नंबर, वेळ आणि ब्राउझरचा प्रकार ठेवतो, बाकी काही नाही. एखादं खातं बरेच महिने उघडलेलं नसेल, तर ते उघडण्याआधी ते तुमचं आहे का असं आम्ही विचारतो, कारण जुने नंबर दुसऱ्यांना मिळतात. Google किंवा Facebook वरून आम्हाला तुमचं नाव, ई-मेल, फोटो आणि त्यांचा खाते क्रमांक मिळतो. तुमचा पासवर्ड आम्हाला दिसत नाही आणि आम्ही तो ठेवत नाही; तुमचे मेल किंवा कॉन्टॅक्ट आम्ही वाचू शकत नाही आणि तुमच्या नावाने काही पोस्ट करत नाही. त्या खात्याच्या सेटिंगमध्ये जाऊन तुम्ही कधीही आमच्याशी जोडणी काढू शकता.</p>`,
    },
  },
  {
    key: 'phone',
    title: { en: 'Your mobile number', hi: 'आपका मोबाइल नंबर', mr: 'तुमचा मोबाइल नंबर' },
    body: {
      en: `<p>We send a one-time code by SMS to check that the number is yours. The code is kept only in scrambled form, works for five minutes and once. Our team never asks you for it: <strong>never tell anyone your OTP</strong>.</p>
<p>A company sees your number only after you apply there or call it. It is not on any public page and not in search engines.</p>`,
      hi: `<p>नंबर आपका ही है, यह जाँचने के लिए हम SMS से एक कोड भेजते हैं। कोड हमारे पास छिपाकर (एनक्रिप्ट करके) रखा जाता है, पाँच मिनट और एक ही बार चलता है। हमारा कोई आदमी आपसे यह नहीं पूछता: <strong>OTP किसी को मत बताइए</strong>।</p>
<p>आपका नंबर किसी कंपनी को तभी दिखता है जब आप वहाँ अप्लाई करें या उसे फ़ोन करें। यह न किसी खुले पेज पर होता है, न सर्च इंजन में।</p>`,
      mr: `<p>नंबर तुमचाच आहे हे तपासायला आम्ही SMS ने एक कोड पाठवतो. कोड आम्ही लपवून (एन्क्रिप्ट करून) ठेवतो, पाच मिनिटं आणि एकदाच चालतो. आमचं कोणीही तो तुम्हाला विचारत नाही: <strong>OTP कोणालाही सांगू नका</strong>.</p>
<p>तुम्ही अर्ज केला किंवा फोन केला तरच त्या कंपनीला तुमचा नंबर दिसतो. तो कोणत्याही उघड्या पानावर किंवा सर्च इंजिनमध्ये नसतो.</p>`,
    },
  },
  {
    key: 'location',
    title: { en: 'Your location', hi: 'आपकी लोकेशन', mr: 'तुमचं लोकेशन' },
    body: {
      en: `<p>Your browser asks you before it gives us your location. We use it to sort jobs by distance, and we add it to an application so that the company knows you can reach the place. We do not track you in the background.</p>
<p>You can say no and choose a city instead. Everything works that way too. You can withdraw the permission in your browser’s settings.</p>`,
      hi: `<p>लोकेशन देने से पहले ब्राउज़र आपसे पूछता है। इससे हम नौकरियों की दूरी निकालते हैं, और अप्लाई करते समय इसे साथ में नोट करते हैं ताकि कंपनी को पता हो कि आप वहाँ पहुँच सकते हैं। साइट बंद हो तो हम आपकी लोकेशन नहीं देखते।</p>
<p>आप मना करके शहर चुन सकते हैं। सब कुछ वैसे भी चलेगा। दी हुई इजाज़त ब्राउज़र की सेटिंग में वापस ले सकते हैं।</p>`,
      mr: `<p>लोकेशन देण्याआधी ब्राउझर तुम्हाला विचारतो. त्यावरून आम्ही नोकऱ्यांचं अंतर काढतो, आणि अर्जासोबत ते नोंदवतो म्हणजे तुम्ही तिथे पोहोचू शकता हे कंपनीला कळतं. साइट बंद असताना आम्ही तुमचं लोकेशन पाहत नाही.</p>
<p>तुम्ही परवानगी न देता शहर निवडू शकता. तसंही सगळं चालतं. दिलेली परवानगी ब्राउझरच्या सेटिंगमध्ये परत घेता येते.</p>`,
    },
  },
];
