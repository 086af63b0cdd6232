import type { PolicySection } from '../types.ts';

/** Sections 7–10: identity documents, files, recipients of data, data on the device. */
export const privacyUse: PolicySection[] = [
  {
    key: 'identity',
    title: {
      en: 'Identity proof and Aadhaar',
      hi: 'पहचान पत्र और आधार',
      mr: 'ओळखपत्र आणि आधार',
    },
    body: {
      en: `<p><strong>Aadhaar is never compulsory here.</strong> You can search, apply and be hired without giving it to us. If you like, you can upload an ID document of your choice.</p>
<ul><li>We keep only the last four digits of an Aadhaar number.</li>
<li>Identity files are stored encrypted, and on this portal only you can open them; companies cannot.</li>
<li>You can delete them at any time.</li></ul>
<p>An employer may ask for documents when you join. Show them then, in person, and write on each copy what it is for.</p>`,
      hi: `<p><strong>यहाँ आधार कभी अनिवार्य नहीं है।</strong> आधार दिए बिना भी आप काम ढूँढ सकते हैं, अप्लाई कर सकते हैं और नौकरी पा सकते हैं। चाहें तो अपनी पसंद का कोई पहचान पत्र डाल सकते हैं।</p>
<ul><li>आधार नंबर के सिर्फ़ आख़िरी चार अंक हम रखते हैं।</li>
<li>पहचान की फ़ाइलें ताले में (एनक्रिप्ट करके) रखी जाती हैं, और इस पोर्टल पर सिर्फ़ आप उन्हें खोल सकते हैं; कंपनियाँ नहीं।</li>
<li>आप उन्हें कभी भी मिटा सकते हैं।</li></ul>
<p>नौकरी पर लगते समय कंपनी काग़ज़ माँग सकती है। तब सामने दिखाइए, और हर फ़ोटोकॉपी पर लिखिए कि किस काम के लिए है।</p>`,
      mr: `<p><strong>इथे आधार कधीही सक्तीचं नाही.</strong> आधार न देताही तुम्ही काम शोधू शकता, अर्ज करू शकता आणि नोकरी मिळवू शकता. हवं तर तुमच्या पसंतीचं कोणतंही ओळखपत्र टाकू शकता.</p>
<ul><li>आधार नंबरचे फक्त शेवटचे चार अंक आम्ही ठेवतो.</li>
<li>ओळखपत्राच्या फाइल कुलूपबंद (एन्क्रिप्ट करून) ठेवल्या जातात, आणि या पोर्टलवर फक्त तुम्हीच त्या उघडू शकता; कंपन्या नाही.</li>
<li>तुम्ही त्या कधीही पुसू शकता.</li></ul>
<p>कामावर रुजू होताना कंपनी कागदपत्रं मागू शकते. तेव्हा समोरासमोर दाखवा, आणि प्रत्येक झेरॉक्सवर ती कशासाठी आहे ते लिहा.</p>`,
    },
  },
  {
    key: 'files',
    title: {
      en: 'Resume, photo, video and messages',
      hi: 'रिज़्यूमे, फ़ोटो, वीडियो और मैसेज',
      mr: 'रेझ्युमे, फोटो, व्हिडिओ आणि मेसेज',
    },
    body: {
      en: `<p>Your resume goes with your application, so leave out what a company does not need to know: Aadhaar or PAN number, bank details, religion, caste, marital status. When you upload a photo, we remove hidden details such as the place where it was taken.</p>
<p>A company reads its chat with you. Our team reads the chat with us. If you report a chat or a job, our team reads what it needs to decide.</p>`,
      hi: `<p>रिज़्यूमे आपकी अर्ज़ी के साथ जाता है, इसलिए वे बातें मत लिखिए जिनकी कंपनी को ज़रूरत नहीं: आधार या पैन नंबर, बैंक की जानकारी, धर्म, जाति, शादी। फ़ोटो डालने पर उसमें छिपी जानकारी, जैसे कहाँ खींची गई, हटा दी जाती है।</p>
<p>कंपनी से की गई चैट वह कंपनी पढ़ती है। हमसे की गई चैट हमारी टीम पढ़ती है। आप किसी चैट या नौकरी की शिकायत करें, तो फ़ैसले के लिए जितना ज़रूरी है उतना हमारी टीम पढ़ती है।</p>`,
      mr: `<p>रेझ्युमे तुमच्या अर्जासोबत जातो, म्हणून कंपनीला गरज नसलेल्या गोष्टी लिहू नका: आधार किंवा पॅन नंबर, बँकेची माहिती, धर्म, जात, लग्न. फोटो टाकल्यावर त्यात लपलेली माहिती, जसं तो कुठे काढला, काढून टाकली जाते.</p>
<p>कंपनीशी केलेली चॅट ती कंपनी वाचते. आमच्याशी केलेली चॅट आमची टीम वाचते. तुम्ही एखाद्या चॅटची किंवा नोकरीची तक्रार केली, तर निर्णयासाठी लागेल तेवढं आमची टीम वाचते.</p>`,
    },
  },
  {
    key: 'who-sees',
    title: { en: 'Who sees your data', hi: 'आपकी जानकारी कौन देखता है', mr: 'तुमची माहिती कोण पाहतं' },
    body: {
      en: `<ul><li><strong>Companies you apply to or call:</strong> your name, contact, profile and resume. No other company sees it, and no company ever sees your ID documents, your other applications or your credits. They see it until 90 days after the last step of your application, and no longer once you withdraw. They may use it for this hiring only. Each look is noted: which company looked at what, on which day. You read it in Settings under “Who saw my data”, and the note stays for a year. In its list a company sees only your first name, the distance, your years of work and the skills it asked for. When it opens your application, it sees your name, photo, city, what you wrote about yourself, skills, school, work, whether you know English and are free, and your resume and video; it gets your number only when it asks for it. Time and place of an interview, your reply, and whether you came are known only to you, that company and our team.</li>
<li><strong>Everyone:</strong> only a company review you write yourself, with your name and picture, never your e-mail.</li>
<li><strong>Our team:</strong> what is needed to help you or to check a report.</li>
<li><strong>Firms that work for us:</strong> for sending SMS, storing files, push notifications and maps. They may use it only for that.</li>
<li><strong>Courts and authorities:</strong> when the law requires it.</li></ul>
<p>We do not sell or rent personal data and do not give it to placement agencies or advertisers.</p>`,
      hi: `<ul><li><strong>जिन कंपनियों में आप अप्लाई करें या जिन्हें फ़ोन करें:</strong> आपका नाम, संपर्क, प्रोफ़ाइल और रिज़्यूमे। और कोई कंपनी नहीं; और आपकी पहचान की फ़ाइलें, दूसरी अर्ज़ी या क्रेडिट तो कभी नहीं। यह अर्ज़ी के आख़िरी कदम के 90 दिन बाद तक दिखता है; अर्ज़ी वापस लेते ही बंद। कंपनी इसे सिर्फ़ इसी नौकरी के लिए इस्तेमाल कर सकती है। हर बार देखना दर्ज होता है: किस कंपनी ने, क्या, किस दिन देखा। सेटिंग में “मेरी जानकारी किसने देखी” में आप इसे पढ़ सकते हैं; यह रिकॉर्ड एक साल रहता है। लिस्ट में कंपनी को सिर्फ़ आपका पहला नाम, दूरी, काम के साल और माँगे गए हुनर दिखते हैं। अर्ज़ी खोलने पर नाम, फ़ोटो, शहर, अपने बारे में लिखी बात, हुनर, पढ़ाई, काम, अंग्रेज़ी आती है या नहीं, ख़ाली हैं या नहीं, और आपका रिज़्यूमे और वीडियो; नंबर तभी, जब वह माँगे। इंटरव्यू का समय और जगह, आपका जवाब, और आप आए या नहीं, यह सिर्फ़ आप, वह कंपनी और हमारी टीम जानती है।</li>
<li><strong>सब लोग:</strong> सिर्फ़ वह रिव्यू जो आप ख़ुद किसी कंपनी पर लिखें, आपके नाम और फ़ोटो के साथ; ई-मेल कभी नहीं।</li>
<li><strong>हमारी टीम:</strong> उतना ही जितना मदद करने या शिकायत जाँचने के लिए चाहिए।</li>
<li><strong>हमारे लिए काम करने वाली कंपनियाँ:</strong> SMS भेजने, फ़ाइलें रखने, नोटिफ़िकेशन और नक्शे के लिए। वे सिर्फ़ उसी काम में इस्तेमाल कर सकती हैं।</li>
<li><strong>अदालत और सरकारी अधिकारी:</strong> जब क़ानून हमसे माँगे।</li></ul>
<p>हम निजी जानकारी न बेचते हैं, न किराए पर देते हैं, न प्लेसमेंट एजेंसी या विज्ञापन वालों को देते हैं।</p>`,
      mr: `<ul><li><strong>तुम्ही अर्ज करता किंवा फोन करता त्या कंपन्या:</strong> तुमचं नाव, संपर्क, प्रोफाइल आणि रेझ्युमे. दुसरी कोणतीही कंपनी नाही; आणि तुमच्या ओळखपत्राच्या फाइल, इतर अर्ज किंवा क्रेडिट तर कधीच नाही. हे अर्जाच्या शेवटच्या पायरीनंतर 90 दिवस दिसतं; अर्ज मागे घेतला की लगेच बंद. कंपनीला ते फक्त याच नोकरीसाठी वापरता येतं. प्रत्येक वेळी पाहिलेलं नोंदवलं जातं: कोणत्या कंपनीने, काय, कोणत्या दिवशी पाहिलं. सेटिंगमध्ये “माझी माहिती कोणी पाहिली” इथे तुम्ही ते वाचू शकता; ही नोंद एक वर्ष राहते. यादीत कंपनीला फक्त तुमचं पहिलं नाव, अंतर, कामाची वर्षं आणि मागितलेली कौशल्यं दिसतात. अर्ज उघडला की नाव, फोटो, शहर, स्वतःबद्दल लिहिलेलं, कौशल्यं, शिक्षण, काम, इंग्रजी येतं का, मोकळे आहात का, आणि तुमचा रेझ्युमे आणि व्हिडिओ; नंबर ती मागेल तेव्हाच. इंटरव्ह्यूची वेळ आणि जागा, तुमचं उत्तर, आणि तुम्ही आलात की नाही, हे फक्त तुम्हाला, त्या कंपनीला आणि आमच्या टीमला कळतं.</li>
<li><strong>सगळे लोक:</strong> फक्त तुम्ही स्वतः एखाद्या कंपनीबद्दल लिहिलेला रिव्ह्यू, तुमच्या नाव आणि फोटोसह; ई-मेल कधीच नाही.</li>
<li><strong>आमची टीम:</strong> मदत करायला किंवा तक्रार तपासायला लागेल तेवढंच.</li>
<li><strong>आमच्यासाठी काम करणाऱ्या कंपन्या:</strong> SMS पाठवणं, फाइल ठेवणं, नोटिफिकेशन आणि नकाशा यासाठी. त्या फक्त तेवढ्यासाठीच वापरू शकतात.</li>
<li><strong>न्यायालय आणि सरकारी अधिकारी:</strong> कायद्याने मागितलं तर.</li></ul>
<p>आम्ही वैयक्तिक माहिती विकत नाही, भाड्याने देत नाही, आणि प्लेसमेंट एजन्सी किंवा जाहिरातदारांना देत नाही.</p>`,
    },
  },
  {
    key: 'on-your-device',
    title: {
      en: 'What stays in your browser, and notifications',
      hi: 'ब्राउज़र में क्या रहता है, और नोटिफ़िकेशन',
      mr: 'ब्राउझरमध्ये काय राहतं, आणि नोटिफिकेशन',
    },
    body: {
      en: `<p>One cookie keeps you signed in; scripts on the page cannot read it. Two more remember your language and whether you want a light or a dark page. While you sign in there is one more, for ten minutes, so that nobody else can finish your sign-in. There are no advertising cookies. Your browser also stores on your device:</p>
<ul><li>the city you chose, until you choose another or log out;</li>
<li>your own location, if you allowed it, to show distances;</li>
<li>where you live, if you tell us, until you change it, remove it or log out. A search in a city or area sends us this place to within about 100 metres, so that near jobs come first. We do not store the place that comes with a search;</li>
<li>if you allowed notifications, the address at which they reach this device;</li>
<li>the last jobs and companies you opened from the search while you were not logged in;</li>
<li>while you are logged in, your name and picture, and a few choices such as the open tab of My jobs;</li>
<li>jobs, lists and your own applications that you have looked at, for at most 14 days, so that you can read them without internet, and applications and messages that wait for the internet to come back;</li>
<li>what you typed but did not send, until you close the tab.</li></ul>
<p>Filters are stored only in the address of the page. When you log out or delete your account, all of this is removed; only the language and light or dark stay. When you withdraw a consent, your location and recent searches are removed. If you never log in, you can clear them in your browser’s settings. On a shared phone or in a cyber café, always log out.</p>
<p>You get notifications only if you allow them, and only the kinds you leave switched on. They travel encrypted through the push service of your browser’s maker, which cannot read them.</p>
<p>If you search by voice, your browser turns what you say into words. For that its maker, for example Google or Apple, may process your voice by its own rules. We get only the words, and only when you press Search; we never get or keep your voice.</p>`,
      hi: `<p>एक कुकी आपको लॉगिन रखती है; पेज की स्क्रिप्ट उसे पढ़ नहीं सकती। दो और कुकी याद रखती हैं कि आपकी भाषा क्या है और पेज हल्का चाहिए या गहरा। लॉगिन करते समय दस मिनट के लिए एक और कुकी होती है, ताकि कोई दूसरा आपका लॉगिन पूरा न कर सके। विज्ञापन वाली कोई कुकी नहीं है। इसके अलावा आपका ब्राउज़र आपके ही फ़ोन में यह रखता है:</p>
<ul><li>आपका चुना हुआ शहर, जब तक आप दूसरा न चुनें या लॉगआउट न करें;</li>
<li>आपने इजाज़त दी हो तो आपकी लोकेशन, ताकि दूरी दिखे;</li>
<li>बताया हो तो आप कहाँ रहते हैं, जब तक आप इसे न बदलें, न हटाएँ या लॉगआउट न करें। किसी शहर या इलाक़े में काम खोजने पर यह जगह क़रीब 100 मीटर तक के अंदाज़े से हमें भेजी जाती है, ताकि पास के काम पहले दिखें। खोज के साथ आई जगह हम सेव नहीं करते;</li>
<li>नोटिफ़िकेशन की इजाज़त दी हो तो वह पता जिस पर वे इस फ़ोन तक आते हैं;</li>
<li>बिना लॉगिन किए आपने खोज से आख़िर में जो काम और कंपनियाँ खोलीं;</li>
<li>लॉगिन रहने तक आपका नाम और फ़ोटो, और कुछ छोटी पसंद, जैसे “मेरे काम” में कौन-सा टैब खुला था;</li>
<li>आपके देखे हुए काम, लिस्ट और आपकी अपनी अर्ज़ियाँ, ज़्यादा से ज़्यादा 14 दिन, ताकि बिना इंटरनेट भी पढ़ सकें; और वे अर्ज़ियाँ और मैसेज जो इंटरनेट आने पर जाएँगे;</li>
<li>जो आपने लिखा पर भेजा नहीं, टैब बंद करने तक।</li></ul>
<p>फ़िल्टर सिर्फ़ पेज के पते में रहते हैं। लॉगआउट करने या अकाउंट हटाने पर यह सब हट जाता है; सिर्फ़ भाषा और हल्का या गहरा रंग बचता है। कोई सहमति वापस लेने पर आपकी लोकेशन और हाल की खोज हट जाती है। कभी लॉगिन नहीं किया तो इन्हें ब्राउज़र की सेटिंग से मिटाइए। साझा फ़ोन या साइबर कैफ़े में हमेशा लॉगआउट कीजिए।</p>
<p>नोटिफ़िकेशन तभी आते हैं जब आप इजाज़त दें, और सिर्फ़ वही जो आपने चालू रखे हों। वे आपके ब्राउज़र की कंपनी से होकर बंद लिफ़ाफ़े की तरह (एनक्रिप्ट होकर) आते हैं; वह उन्हें पढ़ नहीं सकती।</p>
<p>बोलकर खोजने पर आपका ब्राउज़र आपकी आवाज़ को शब्दों में बदलता है। इसके लिए ब्राउज़र बनाने वाली कंपनी, जैसे Google या Apple, अपने नियमों से आपकी आवाज़ ले सकती है। हमें सिर्फ़ शब्द मिलते हैं, और वह भी “खोजें” दबाने पर; आपकी आवाज़ न हमें मिलती है, न हम रखते हैं।</p>`,
      mr: `<p>एक कुकी तुम्हाला लॉगिन ठेवते; पानावरची स्क्रिप्ट ती वाचू शकत नाही. आणखी दोन कुकी तुमची भाषा आणि पान उजळ हवं की गडद हे लक्षात ठेवतात. लॉगिन करताना दहा मिनिटांसाठी आणखी एक कुकी असते, म्हणजे दुसरं कोणी तुमचं लॉगिन पूर्ण करू शकत नाही. जाहिरातींची कोणतीही कुकी नाही. याशिवाय तुमचा ब्राउझर तुमच्याच फोनमध्ये हे ठेवतो:</p>
<ul><li>तुम्ही निवडलेलं शहर, तुम्ही दुसरं निवडेपर्यंत किंवा लॉगआउट करेपर्यंत;</li>
<li>तुम्ही परवानगी दिली असेल तर तुमचं लोकेशन, अंतर दाखवण्यासाठी;</li>
<li>सांगितलं असेल तर तुम्ही कुठे राहता ते, तुम्ही ते बदलेपर्यंत, काढेपर्यंत किंवा लॉगआउट करेपर्यंत. एखाद्या शहरात किंवा भागात काम शोधताना ही जागा साधारण 100 मीटरच्या अंदाजाने आम्हाला पाठवली जाते, म्हणजे जवळची कामं आधी दिसतात. शोधासोबत आलेली जागा आम्ही साठवत नाही;</li>
<li>नोटिफिकेशनची परवानगी दिली असेल तर ती या फोनवर येतात तो पत्ता;</li>
<li>लॉगिन न करता तुम्ही शोधातून शेवटी उघडलेली कामं आणि कंपन्या;</li>
<li>लॉगिन असेपर्यंत तुमचं नाव आणि फोटो, आणि काही छोट्या निवडी, जसं “माझी कामं” मध्ये कोणता टॅब उघडा होता;</li>
<li>तुम्ही पाहिलेली कामं, याद्या आणि तुमचे स्वतःचे अर्ज, जास्तीत जास्त 14 दिवस, म्हणजे इंटरनेट नसतानाही वाचता येतात; आणि इंटरनेट आल्यावर जाणारे अर्ज आणि मेसेज;</li>
<li>तुम्ही लिहिलं पण पाठवलं नाही ते, टॅब बंद करेपर्यंत.</li></ul>
<p>फिल्टर फक्त पानाच्या पत्त्यात असतात. लॉगआउट केल्यावर किंवा खातं काढून टाकल्यावर हे सगळं पुसलं जातं; फक्त भाषा आणि उजळ किंवा गडद रंग राहतो. एखादी संमती परत घेतल्यावर तुमचं लोकेशन आणि अलीकडचे शोध पुसले जातात. कधीच लॉगिन केलं नसेल तर ते ब्राउझरच्या सेटिंगमधून पुसा. दुसऱ्याच्या फोनवर किंवा सायबर कॅफेत नेहमी लॉगआउट करा.</p>
<p>परवानगी दिली तरच नोटिफिकेशन येतात, आणि तुम्ही चालू ठेवलेलीच. ती तुमच्या ब्राउझरच्या कंपनीकडून बंद पाकिटासारखी (एन्क्रिप्ट होऊन) येतात; कंपनीला ती वाचता येत नाहीत.</p>
<p>बोलून शोधलं की तुमचा ब्राउझर तुमचं बोलणं शब्दांत बदलतो. त्यासाठी ब्राउझर बनवणारी कंपनी, उदा. Google किंवा Apple, त्यांच्या नियमांनी तुमचा आवाज घेऊ शकते. आम्हाला फक्त शब्द मिळतात, आणि तेही “शोधा” दाबल्यावरच; तुमचा आवाज आम्हाला मिळत नाही आणि आम्ही तो ठेवत नाही.</p>`,
    },
  },
];
