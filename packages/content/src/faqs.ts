import type { Faq } from './types.ts';

/** The 13 questions of the FAQ page, in display order. */
export const faqs: Faq[] = [
  {
    key: 'what-is-it',
    question: {
      en: 'What is {{brandName}}?',
      hi: '{{brandName}} क्या है?',
      mr: '{{brandName}} म्हणजे काय?',
    },
    answer: {
      en: `<p>A job portal for people who want work near home. Pick your city or share your location, and you see jobs with the pay, the distance and the company, in English, Hindi or Marathi, on a list or on a map.</p>
<p>You can save jobs, apply, follow your applications, call the company’s HR and chat. Companies post the jobs; we are not the employer and we do not decide who is hired.</p>`,
      hi: `<p>यह घर के पास काम ढूँढने वालों के लिए जॉब पोर्टल है। अपना शहर चुनिए या अपनी लोकेशन बताइए, और नौकरियाँ पगार, दूरी और कंपनी के नाम के साथ दिखेंगी: हिंदी, मराठी या अंग्रेज़ी में, लिस्ट में या नक्शे पर।</p>
<p>आप नौकरी सेव कर सकते हैं, अप्लाई कर सकते हैं, अपनी अर्ज़ी का हाल देख सकते हैं, कंपनी के HR को फ़ोन कर सकते हैं और चैट कर सकते हैं। नौकरियाँ कंपनियाँ डालती हैं; काम हम नहीं देते और किसे रखना है यह भी हम तय नहीं करते।</p>`,
      mr: `<p>घराजवळ काम शोधणाऱ्यांसाठी हे जॉब पोर्टल आहे. तुमचं शहर निवडा किंवा तुमचं लोकेशन सांगा, मग पगार, अंतर आणि कंपनीच्या नावासह नोकऱ्या दिसतील: मराठी, हिंदी किंवा इंग्रजीत, यादीत किंवा नकाशावर.</p>
<p>तुम्ही नोकरी सेव्ह करू शकता, अर्ज करू शकता, अर्जाचं पुढे काय झालं ते पाहू शकता, कंपनीच्या HR ला फोन करू शकता आणि चॅट करू शकता. नोकऱ्या कंपन्या टाकतात; काम आम्ही देत नाही आणि कोणाला घ्यायचं हेही आम्ही ठरवत नाही.</p>`,
    },
  },
  {
    key: 'how-to-apply',
    question: {
      en: 'How do I apply for a job?',
      hi: 'नौकरी के लिए अप्लाई कैसे करूँ?',
      mr: 'नोकरीसाठी अर्ज कसा करायचा?',
    },
    answer: {
      en: `<ul><li>Open a job, read the pay, the place and the work, and tap <strong>Apply</strong>.</li>
<li>Type your mobile number and the code that we send by SMS. You can also use your Google or Facebook account if the page offers it.</li>
<li>Type your name and confirm. It costs 1 credit and no money.</li>
<li>Follow it under <strong>My jobs</strong>: Applied, Shortlisted, Scheduled, Interviewed, Hired or Rejected.</li></ul>`,
      hi: `<ul><li>नौकरी खोलिए, पगार, जगह और काम पढ़िए और <strong>अप्लाई करें</strong> दबाइए।</li>
<li>अपना मोबाइल नंबर और SMS से आया कोड डालिए। पेज पर बटन दिखे तो Google या Facebook अकाउंट से भी लॉगिन कर सकते हैं।</li>
<li>अपना नाम लिखकर पक्का कीजिए। 1 क्रेडिट लगता है, पैसे नहीं।</li>
<li>आगे का हाल <strong>मेरे काम</strong> में देखिए: अप्लाई किया, शॉर्टलिस्ट, इंटरव्यू तय, इंटरव्यू हुआ, काम मिल गया या सिलेक्शन नहीं हुआ।</li></ul>`,
      mr: `<ul><li>नोकरी उघडा, पगार, ठिकाण आणि काम वाचा आणि <strong>अर्ज करा</strong> दाबा.</li>
<li>तुमचा मोबाइल नंबर आणि SMS ने आलेला कोड टाका. पानावर बटण दिसलं तर Google किंवा Facebook खात्यानेही लॉगिन करता येतं.</li>
<li>तुमचं नाव लिहा आणि नक्की करा. 1 क्रेडिट लागतं, पैसे नाहीत.</li>
<li>पुढे काय झालं ते <strong>माझी कामं</strong> मध्ये पाहा: अर्ज केला, शॉर्टलिस्ट, इंटरव्ह्यू ठरला, इंटरव्ह्यू झाला, काम मिळालं किंवा निवड झाली नाही.</li></ul>`,
    },
  },
  {
    key: 'no-charge',
    question: {
      en: 'Do I have to pay anything?',
      hi: 'क्या मुझे कोई पैसा देना पड़ेगा?',
      mr: 'मला काही पैसे द्यावे लागतील का?',
    },
    answer: {
      en: `<p><strong>No.</strong> Searching, applying, chatting and calling HR are free for job seekers. Credits are not sold for money.</p>
<p>If anyone asks you for a registration fee, a deposit, training money or a “gift” for a job, do not pay. Report the job to us, even if the caller uses our name.</p>`,
      hi: `<p><strong>नहीं।</strong> काम ढूँढना, अप्लाई करना, चैट करना और HR को फ़ोन करना, काम ढूँढने वालों के लिए सब मुफ़्त है। क्रेडिट पैसों से नहीं बिकते।</p>
<p>कोई भी रजिस्ट्रेशन फ़ीस, डिपॉज़िट, ट्रेनिंग के पैसे या नौकरी के बदले “चाय-पानी” माँगे तो मत दीजिए। उस नौकरी की शिकायत कीजिए, चाहे फ़ोन करने वाला हमारा ही नाम ले।</p>`,
      mr: `<p><strong>नाही.</strong> काम शोधणं, अर्ज करणं, चॅट करणं आणि HR ला फोन करणं हे सगळं काम शोधणाऱ्यांसाठी मोफत आहे. क्रेडिट पैशाने विकली जात नाहीत.</p>
<p>कोणीही रजिस्ट्रेशन फी, डिपॉझिट, ट्रेनिंगचे पैसे किंवा नोकरीसाठी “चहापाणी” मागितलं तर देऊ नका. त्या नोकरीची तक्रार करा, फोन करणाऱ्याने आमचं नाव सांगितलं तरीही.</p>`,
    },
  },
  {
    key: 'credits',
    question: {
      en: 'What are credits and how do I get more?',
      hi: 'क्रेडिट क्या हैं? और क्रेडिट कैसे मिलेंगे?',
      mr: 'क्रेडिट म्हणजे काय आणि आणखी कशी मिळतील?',
    },
    answer: {
      en: `<p>Credits keep applications serious, so that companies read them. You get some when you join. Applying costs 1. Seeing HR’s number for a job you have not applied to costs 1 the first time, and nothing after that.</p>
<ul><li><strong>Refer a friend:</strong> you both get 3 credits when your friend uses your code and verifies the mobile number.</li>
<li><strong>Balance at 0?</strong> Tap Request. You can ask once a week.</li>
<li><strong>You get credits back</strong> if the job is later removed as fake, or if the company does not look at your application for 14 days.</li></ul>`,
      hi: `<p>क्रेडिट इसलिए हैं कि लोग सोच-समझकर अप्लाई करें और कंपनी हर अर्ज़ी पढ़े। जुड़ते ही आपको कुछ क्रेडिट मिलते हैं। अप्लाई करने में 1 लगता है। जिस नौकरी के लिए अप्लाई नहीं किया, उसके HR का नंबर पहली बार देखने में 1 लगता है, उसके बाद कुछ नहीं।</p>
<ul><li><strong>दोस्त को जोड़िए:</strong> दोस्त आपका कोड डालकर अपना मोबाइल वेरिफ़ाई करे, तो दोनों को 3-3 क्रेडिट मिलते हैं।</li>
<li><strong>क्रेडिट 0 हो गए?</strong> “क्रेडिट माँगें” दबाइए। हफ़्ते में एक बार माँग सकते हैं।</li>
<li><strong>क्रेडिट वापस मिलते हैं</strong> अगर नौकरी बाद में फ़र्ज़ी निकलकर हटाई जाए, या कंपनी 14 दिन तक आपकी अर्ज़ी देखे ही नहीं।</li></ul>`,
      mr: `<p>लोकांनी विचार करून अर्ज करावा आणि कंपनीने प्रत्येक अर्ज वाचावा, म्हणून क्रेडिट आहेत. सुरुवातीलाच तुम्हाला काही क्रेडिट मिळतात. अर्ज करायला 1 लागतं. अर्ज न केलेल्या नोकरीच्या HR चा नंबर पहिल्यांदा पाहायला 1 लागतं, त्यानंतर काही नाही.</p>
<ul><li><strong>मित्र-मैत्रिणीला जोडा:</strong> कोणी तुमचा कोड टाकून मोबाइल व्हेरिफाय केला, की दोघांनाही 3-3 क्रेडिट मिळतात.</li>
<li><strong>क्रेडिट 0 झाली?</strong> “क्रेडिट मागा” दाबा. आठवड्यातून एकदा मागता येतात.</li>
<li><strong>क्रेडिट परत मिळतात</strong> जर नोकरी नंतर खोटी म्हणून काढली गेली, किंवा कंपनीने 14 दिवस तुमचा अर्ज पाहिलाच नाही.</li></ul>`,
    },
  },
  {
    key: 'multiple-applications',
    question: {
      en: 'Can I apply for more than one job?',
      hi: 'क्या मैं एक से ज़्यादा नौकरियों के लिए अप्लाई कर सकता/सकती हूँ?',
      mr: 'मी एकापेक्षा जास्त नोकऱ्यांसाठी अर्ज करू शकतो/शकते का?',
    },
    answer: {
      en: `<p>Yes, as many as your credits allow: each application costs 1 credit, and you can apply once for each job. If you tap twice by mistake, you only pay once.</p>
<p>Four jobs that really suit you are better than twenty that do not. Check the distance, the pay and the hours first.</p>`,
      hi: `<p>हाँ, जितने क्रेडिट हों उतनी नौकरियों के लिए: हर अर्ज़ी में 1 क्रेडिट लगता है, और एक नौकरी के लिए एक बार अप्लाई होता है। ग़लती से दो बार दब गया तो दो क्रेडिट नहीं कटते।</p>
<p>बीस बेमेल नौकरियों से अच्छी वे चार हैं जो सच में आपके लायक हों। पहले दूरी, पगार और टाइमिंग देख लीजिए।</p>`,
      mr: `<p>हो, जितकी क्रेडिट असतील तितक्या नोकऱ्यांसाठी: प्रत्येक अर्जाला 1 क्रेडिट लागतं, आणि एका नोकरीसाठी एकदाच अर्ज होतो. चुकून दोनदा दाबलं तरी दोन क्रेडिट जात नाहीत.</p>
<p>न जुळणाऱ्या वीस नोकऱ्यांपेक्षा खरंच जमणाऱ्या चार बऱ्या. आधी अंतर, पगार आणि वेळ पाहा.</p>`,
    },
  },
  {
    key: 'reapplying',
    question: {
      en: 'Can I apply again for the same job or company?',
      hi: 'क्या मैं उसी नौकरी या कंपनी में दोबारा अप्लाई कर सकता/सकती हूँ?',
      mr: 'त्याच नोकरीसाठी किंवा कंपनीत पुन्हा अर्ज करता येतो का?',
    },
    answer: {
      en: `<p>If you withdrew your application yourself, you can apply again at once. After a rejection you can apply for that job again after 30 days, while it is still open.</p>
<p>Beyond that, each company has its own rules. Some keep your application for later openings, some ask you to wait. Ask HR politely: “When may I apply again?” Other jobs of the same company stay open to you.</p>`,
      hi: `<p>अगर अर्ज़ी आपने ख़ुद वापस ली थी, तो तुरंत दोबारा अप्लाई कर सकते हैं। कंपनी ने मना किया हो, तो उसी नौकरी के लिए 30 दिन बाद फिर अप्लाई कर सकते हैं, अगर वह खुली हो।</p>
<p>इसके आगे हर कंपनी के अपने नियम होते हैं। कोई आपकी अर्ज़ी आगे के लिए रख लेती है, कोई रुकने को कहती है। HR से पूछ लीजिए: “मैं दोबारा कब अप्लाई करूँ?” उसी कंपनी की दूसरी नौकरियों के लिए आप अप्लाई कर सकते हैं।</p>`,
      mr: `<p>अर्ज तुम्ही स्वतः मागे घेतला असेल, तर लगेच पुन्हा अर्ज करता येतो. कंपनीने नकार दिला असेल, तर त्याच नोकरीसाठी 30 दिवसांनी पुन्हा अर्ज करता येतो, ती अजून चालू असेल तर.</p>
<p>बाकी प्रत्येक कंपनीचे आपले नियम असतात. कोणी तुमचा अर्ज पुढच्या जागांसाठी ठेवतं, कोणी थांबायला सांगतं. HR ला विचारा: “मी पुन्हा कधी अर्ज करू?” त्याच कंपनीच्या दुसऱ्या नोकऱ्यांसाठी अर्ज करता येतो.</p>`,
    },
  },
  {
    key: 'updating-contact-details',
    question: {
      en: 'How do I change my mobile number or other details?',
      hi: 'अपना मोबाइल नंबर या दूसरी जानकारी कैसे बदलूँ?',
      mr: 'माझा मोबाइल नंबर किंवा इतर माहिती कशी बदलायची?',
    },
    answer: {
      en: `<p>Open <strong>Profile</strong> and tap <strong>Edit</strong>. You can change your name, city, date of birth, links and more. For a new mobile number we send a code by SMS to that number; until you enter it, the new number is not verified.</p>
<p>One number belongs to one account. If a number that is yours now is still in another account, the right code moves it to yours. Your e-mail comes from the account you sign in with and cannot be changed here.</p>`,
      hi: `<p><strong>प्रोफ़ाइल</strong> खोलकर <strong>बदलें</strong> दबाइए। नाम, शहर, जन्म तारीख, लिंक वगैरह बदल सकते हैं। नया मोबाइल नंबर डालने पर उस नंबर पर SMS से कोड आता है; कोड डाले बिना नया नंबर वेरिफ़ाई नहीं होता।</p>
<p>एक नंबर एक ही अकाउंट में चलता है। अब जो नंबर आपका है, वह किसी और अकाउंट में हो, तो सही कोड डालने पर आपके अकाउंट में आ जाता है। ई-मेल उसी अकाउंट का रहता है जिससे आप लॉगिन करते हैं; उसे यहाँ नहीं बदल सकते।</p>`,
      mr: `<p><strong>प्रोफाइल</strong> उघडून <strong>बदला</strong> दाबा. नाव, शहर, जन्मतारीख, लिंक वगैरे बदलता येतात. नवीन मोबाइल नंबर टाकला की त्या नंबरवर SMS ने कोड येतो; कोड टाकल्याशिवाय नवीन नंबर व्हेरिफाय होत नाही.</p>
<p>एक नंबर एकाच खात्यात चालतो. आता तुमचा असलेला नंबर दुसऱ्या खात्यात असेल, तर बरोबर कोड टाकल्यावर तो तुमच्या खात्यात येतो. ई-मेल तुम्ही ज्या खात्याने लॉगिन करता त्याचाच राहतो; तो इथे बदलता येत नाही.</p>`,
    },
  },
  {
    key: 'video-resume',
    question: {
      en: 'What is a video resume and do I need one?',
      hi: 'वीडियो रिज़्यूमे क्या है और क्या यह ज़रूरी है?',
      mr: 'व्हिडिओ रेझ्युमे म्हणजे काय आणि तो हवाच का?',
    },
    answer: {
      en: `<p>A short clip in which you say who you are and what work you can do. It must be longer than 10 seconds and at most 60 seconds. You record it in our mobile app; on the web we show you where to get the app.</p>
<p>It is <strong>not compulsory</strong>. It helps in jobs where you talk to customers. You can delete it any time.</p>`,
      hi: `<p>यह एक छोटा वीडियो है जिसमें आप बताते हैं कि आप कौन हैं और क्या काम कर सकते हैं। यह 10 सेकंड से ज़्यादा और 60 सेकंड तक का होना चाहिए। इसे हमारे मोबाइल ऐप में रिकॉर्ड करते हैं; वेबसाइट पर हम ऐप का रास्ता दिखाते हैं।</p>
<p>यह <strong>ज़रूरी नहीं है</strong>। जिन कामों में ग्राहकों से बात करनी होती है, वहाँ यह मदद करता है। आप इसे कभी भी हटा सकते हैं।</p>`,
      mr: `<p>हा एक छोटा व्हिडिओ असतो, ज्यात तुम्ही कोण आहात आणि काय काम करू शकता ते सांगता. तो 10 सेकंदांपेक्षा मोठा आणि जास्तीत जास्त 60 सेकंदांचा असावा. तो आमच्या मोबाइल ॲपमध्ये रेकॉर्ड करायचा; वेबसाइटवर आम्ही ॲप कुठे मिळेल ते दाखवतो.</p>
<p>तो <strong>सक्तीचा नाही</strong>. ज्या कामात ग्राहकांशी बोलावं लागतं तिथे तो उपयोगी पडतो. तुम्ही तो कधीही काढून टाकू शकता.</p>`,
    },
  },
  {
    key: 'help-day-and-night',
    question: {
      en: 'Can I get help 24x7 from a chat bot?',
      hi: 'क्या चैट-बॉट से 24 घंटे मदद मिलती है?',
      mr: 'चॅट-बॉटकडून 24 तास मदत मिळते का?',
    },
    answer: {
      en: `<p>No, we have no chat bot. You can read these questions and answers day and night. In <strong>Chat with us</strong> you can write at any hour, and a person from our team answers during working hours. At night or on a holiday, that can take until the next working day.</p>
<p>You get the answer in the same chat and in your notifications. If you are in danger or have already lost money, do not wait for us: call 112, or 1930 for online fraud.</p>`,
      hi: `<p>सच कहें तो यहाँ कोई रोबोट जवाब नहीं देता। ये सवाल-जवाब दिन-रात खुले हैं। <strong>हमसे बात करें</strong> में आप किसी भी समय लिख सकते हैं; आपका मैसेज रखा रहता है और हमारी टीम का कोई व्यक्ति काम के समय जवाब देता है, इसलिए रात या छुट्टी में अगले कामकाजी दिन तक का समय लग सकता है।</p>
<p>जवाब उसी चैट में और आपके नोटिफ़िकेशन में मिलेगा। ख़तरा हो, या पैसे जा चुके हों, तो हमारा इंतज़ार मत कीजिए: 112 पर, या ऑनलाइन ठगी हो तो 1930 पर कॉल कीजिए।</p>`,
      mr: `<p>नाही, इथे चॅट-बॉट नाही. ही प्रश्नोत्तरं दिवसरात्र उघडी आहेत. <strong>आमच्याशी बोला</strong> मध्ये तुम्ही कधीही लिहू शकता; तुमचा मेसेज जपून ठेवला जातो आणि आमच्या टीममधली व्यक्ती कामाच्या वेळेत उत्तर देते, त्यामुळे रात्री किंवा सुट्टीच्या दिवशी पुढच्या कामाच्या दिवसापर्यंत वेळ लागू शकतो.</p>
<p>उत्तर त्याच चॅटमध्ये आणि तुमच्या नोटिफिकेशनमध्ये मिळेल. धोका असेल, किंवा पैसे गेले असतील, तर आमची वाट पाहू नका: 112 वर, किंवा ऑनलाइन फसवणूक असेल तर 1930 वर फोन करा.</p>`,
    },
  },
  {
    key: 'updates',
    question: {
      en: 'How will I know what happened to my application?',
      hi: 'मेरी अर्ज़ी का क्या हुआ, यह कैसे पता चलेगा?',
      mr: 'माझ्या अर्जाचं काय झालं ते कसं कळेल?',
    },
    answer: {
      en: `<p>You see every change under <strong>My jobs</strong> with its date and time, and you get a notification: shortlisted, interview fixed, hired or rejected. In the notification settings you choose which kinds you want.</p>
<p>After you apply, the company can also call you or write to the e-mail address of your account. Keep your phone on and check your spam folder too.</p>`,
      hi: `<p>हर बदलाव <strong>मेरे काम</strong> में तारीख और समय के साथ दिखता है, और नोटिफ़िकेशन भी आता है: शॉर्टलिस्ट हुए, इंटरव्यू तय हुआ, काम मिल गया या सिलेक्शन नहीं हुआ। कौन-से नोटिफ़िकेशन चाहिए, यह आप सेटिंग में चुनते हैं; जो बंद किया वह नहीं आता।</p>
<p>अप्लाई करने के बाद कंपनी आपके अकाउंट के ई-मेल पर लिख सकती है या फ़ोन कर सकती है, इसलिए दोनों चालू रखिए और स्पैम फ़ोल्डर भी देखिए।</p>`,
      mr: `<p>प्रत्येक बदल <strong>माझी कामं</strong> मध्ये तारीख आणि वेळेसह दिसतो, आणि नोटिफिकेशनही येतं: शॉर्टलिस्ट झालात, इंटरव्ह्यू ठरला, काम मिळालं किंवा निवड झाली नाही. कोणती नोटिफिकेशन हवीत ते तुम्ही सेटिंगमध्ये निवडता; बंद केलेलं येत नाही.</p>
<p>अर्ज केल्यावर कंपनी तुमच्या खात्याच्या ई-मेलवर लिहू शकते किंवा फोन करू शकते, म्हणून दोन्ही चालू ठेवा आणि स्पॅम फोल्डरही पाहा.</p>`,
    },
  },
  {
    key: 'freshers',
    question: {
      en: 'I have no experience. Is this useful for me?',
      hi: 'मुझे कोई अनुभव नहीं है। क्या यह मेरे काम का है?',
      mr: 'मला काही अनुभव नाही. याचा मला उपयोग होईल का?',
    },
    answer: {
      en: `<p>Yes. In the filters choose <strong>Fresher</strong>, or <strong>Internship</strong> under <strong>Job type</strong>, to see jobs that ask for no experience. In your profile fill in “I’m a fresher” with what you can do and what you have learnt.</p>
<p>The interview tips and the blog help you with your first job: what to wear, what to ask, how to read a salary slip.</p>`,
      hi: `<p>हाँ। फ़िल्टर में <strong>फ़्रेशर</strong> चुनिए, या <strong>काम का प्रकार</strong> में <strong>इंटर्नशिप</strong>, तो वे नौकरियाँ दिखेंगी जिनमें अनुभव नहीं चाहिए। प्रोफ़ाइल में “मैं फ़्रेशर हूँ” भरिए: आप क्या कर सकते हैं और क्या सीखा है।</p>
<p>इंटरव्यू टिप्स और ब्लॉग पहली नौकरी वालों के लिए ही लिखे गए हैं: क्या पहनें, क्या पूछें, सैलरी स्लिप कैसे पढ़ें।</p>`,
      mr: `<p>हो. फिल्टरमध्ये <strong>फ्रेशर</strong> निवडा, किंवा <strong>कामाचा प्रकार</strong> मध्ये <strong>इंटर्नशिप</strong>, म्हणजे अनुभव न लागणाऱ्या नोकऱ्या दिसतील. प्रोफाइलमध्ये “मी फ्रेशर आहे” भरा: तुम्हाला काय येतं आणि तुम्ही काय शिकलात.</p>
<p>इंटरव्ह्यूच्या टिप्स आणि ब्लॉग पहिली नोकरी करणाऱ्यांसाठीच लिहिले आहेत: काय घालायचं, काय विचारायचं, पगाराची स्लिप कशी वाचायची.</p>`,
    },
  },
  {
    key: 'calling-hr',
    question: {
      en: 'When can I call the company’s HR?',
      hi: 'कंपनी के HR को कब फ़ोन कर सकता/सकती हूँ?',
      mr: 'कंपनीच्या HR ला कधी फोन करता येतो?',
    },
    answer: {
      en: `<p>Only during calling hours, usually 9 AM to 8 PM Indian time. If you tap <strong>Call HR</strong> at another time, we show you the hours.</p>
<p>For a job you applied to, the number is free. For any other job, it costs 1 credit the first time. Say your name, the job and where you saw it, and ask if it is a good time to talk.</p>`,
      hi: `<p>सिर्फ़ फ़ोन के समय में, ताकि रात को कोई परेशान न हो। यह आमतौर पर सुबह 9 से रात 8 बजे तक है; इसके बाहर <strong>HR को फ़ोन करें</strong> दबाने पर हम अभी का सही समय बता देते हैं।</p>
<p>जिस नौकरी के लिए अप्लाई किया है, उसका नंबर मुफ़्त है। दूसरी नौकरी का नंबर पहली बार देखने में 1 क्रेडिट लगता है। फ़ोन पर अपना नाम, नौकरी का नाम और कहाँ देखी यह बताइए, और पूछिए कि अभी बात कर सकते हैं क्या।</p>`,
      mr: `<p>फक्त फोनच्या वेळेतच, म्हणजे रात्री कोणाला त्रास होणार नाही. ही वेळ साधारण सकाळी 9 ते रात्री 8 असते; त्याबाहेर <strong>HR ला फोन करा</strong> दाबलं तर आत्ताची खरी वेळ आम्ही सांगतो.</p>
<p>अर्ज केलेल्या नोकरीचा नंबर मोफत आहे. दुसऱ्या नोकरीचा नंबर पहिल्यांदा पाहायला 1 क्रेडिट लागतं. फोनवर तुमचं नाव, नोकरीचं नाव आणि ती कुठे पाहिली ते सांगा, आणि आत्ता बोलता येईल का ते विचारा.</p>`,
    },
  },
  // 1930: the national helpline for online financial fraud, with https://www.cybercrime.gov.in (Ministry of Home Affairs, I4C).
  {
    key: 'fake-job',
    question: {
      en: 'How do I spot and report a fake job?',
      hi: 'फ़र्ज़ी नौकरी कैसे पहचानूँ और उसकी शिकायत कैसे करूँ?',
      mr: 'खोटी नोकरी कशी ओळखायची आणि तक्रार कशी करायची?',
    },
    answer: {
      en: `<p>Warning signs: they ask for money, the pay is too good for the work, the interview is only on a messaging app, they want you to decide today, or they ask for an OTP or your Aadhaar card before you have met anyone.</p>
<ul><li>Tap <strong>Report this job</strong> and choose a reason. The company does not see who reported.</li>
<li>When three different people report a job, it is paused until our team has looked.</li>
<li>Has money gone already? Call <strong>1930</strong> at once or write at <a href="https://www.cybercrime.gov.in">cybercrime.gov.in</a>.</li></ul>
<p>Each job also shows which of our five checks are done and which are not. A check lowers the risk; it does not remove it.</p>`,
      hi: `<p>ख़तरे के निशान: पैसे माँगना, काम के हिसाब से बहुत ज़्यादा पगार, सिर्फ़ मैसेज पर इंटरव्यू, आज ही फ़ैसला करने का दबाव, मिलने से पहले OTP या आधार कार्ड माँगना।</p>
<ul><li>नौकरी पर <strong>शिकायत करें</strong> दबाइए और वजह चुनिए। किसने शिकायत की, यह कंपनी को नहीं दिखता।</li>
<li>तीन अलग-अलग लोग शिकायत करें, तो हमारी टीम के देखने तक नौकरी रोक दी जाती है।</li>
<li>पैसे जा चुके हैं? तुरंत <strong>1930</strong> पर कॉल कीजिए या <a href="https://www.cybercrime.gov.in">cybercrime.gov.in</a> पर लिखिए।</li></ul>
<p>हर नौकरी पर यह भी दिखता है कि हमारी पाँच जाँचों में से कौन-सी हुई और कौन-सी नहीं। जाँच से ख़तरा घटता है, ख़त्म नहीं होता।</p>`,
      mr: `<p>धोक्याच्या खुणा: पैसे मागणं, कामाच्या मानाने फारच जास्त पगार, फक्त मेसेजवर इंटरव्ह्यू, आजच ठरवा म्हणून घाई, भेटण्याआधीच OTP किंवा आधार कार्ड मागणं.</p>
<ul><li>नोकरीवर <strong>तक्रार करा</strong> दाबा आणि कारण निवडा. तक्रार कोणी केली ते कंपनीला दिसत नाही.</li>
<li>तीन वेगवेगळ्या लोकांनी तक्रार केली, की आमची टीम बघेपर्यंत ती नोकरी थांबवली जाते.</li>
<li>पैसे गेले आहेत? लगेच <strong>1930</strong> वर फोन करा किंवा <a href="https://www.cybercrime.gov.in">cybercrime.gov.in</a> वर लिहा.</li></ul>
<p>आमच्या पाच तपासण्यांपैकी कोणत्या झाल्या आणि कोणत्या नाही, हेही प्रत्येक नोकरीवर दिसतं. तपासणीने धोका कमी होतो, संपत नाही.</p>`,
    },
  },
];
