import type { Policy } from './types.ts';

/** The terms of use in 12 sections; placeholders as in the privacy policy, plus jurisdictionCity. */
export const terms: Policy = {
  version: '1.2',
  effectiveFrom: '2026-11-24',
  title: { en: 'Terms of use', hi: 'नियम और शर्तें', mr: 'नियम आणि अटी' },
  sections: [
    {
      key: 'what-we-are',
      title: {
        en: 'What we are, and what we are not',
        hi: 'हम क्या हैं और क्या नहीं',
        mr: 'आम्ही काय आहोत आणि काय नाही',
      },
      body: {
        en: `<p>{{brandName}}, run by {{operatorName}}, is a place where companies post jobs and people look for them. We are not the employer, not a placement agency and not a party to what you and a company agree. We do not promise that you will get an interview or a job.</p>
<p>You accept these terms when you agree to them while signing in. You can read jobs without signing in.</p>`,
        hi: `<p>{{brandName}} को {{operatorName}} चलाता है। यहाँ कंपनियाँ नौकरियाँ डालती हैं और लोग काम ढूँढते हैं। हम न आपके मालिक हैं, न प्लेसमेंट एजेंसी; आपके और कंपनी के बीच जो तय हो उसमें हम शामिल नहीं हैं। इंटरव्यू या नौकरी मिलने का हम वादा नहीं करते।</p>
<p>लॉगिन करते समय सहमति देकर आप ये शर्तें मानते हैं। नौकरियाँ लॉगिन किए बिना भी पढ़ सकते हैं।</p>`,
        mr: `<p>{{brandName}} हे {{operatorName}} चालवतं. इथे कंपन्या नोकऱ्या टाकतात आणि लोक काम शोधतात. आम्ही तुमचे मालक नाही, प्लेसमेंट एजन्सी नाही; तुमच्यात आणि कंपनीत जे ठरेल त्यात आम्ही नसतो. इंटरव्ह्यू किंवा नोकरी मिळेलच असं वचन आम्ही देत नाही.</p>
<p>लॉगिन करताना संमती दिली म्हणजे तुम्ही या अटी मान्य करता. लॉगिन न करताही नोकऱ्या वाचता येतात.</p>`,
      },
    },
    {
      key: 'who-may-use',
      title: { en: 'Who may have an account', hi: 'अकाउंट कौन बना सकता है', mr: 'खातं कोण उघडू शकतं' },
      body: {
        en: `<ul><li>You are 18 or older.</li><li>You are looking for work for yourself.</li><li>You have one account, with your own mobile number.</li></ul><p>Employers use the separate employer zone, under its own terms.</p>`,
        hi: `<ul><li>आपकी उम्र 18 साल या ज़्यादा है।</li><li>आप अपने लिए काम ढूँढ रहे हैं।</li><li>आपका एक ही अकाउंट है, अपने ही मोबाइल नंबर से।</li></ul><p>कंपनियों के लिए अलग एम्प्लॉयर ज़ोन है, उसकी अपनी शर्तें हैं।</p>`,
        mr: `<ul><li>तुमचं वय 18 किंवा जास्त आहे.</li><li>तुम्ही स्वतःसाठी काम शोधत आहात.</li><li>तुमचं एकच खातं आहे, तुमच्याच मोबाइल नंबरने.</li></ul><p>कंपन्यांसाठी वेगळा एम्प्लॉयर झोन आहे, त्याच्या अटी वेगळ्या.</p>`,
      },
    },
    {
      key: 'your-account',
      title: { en: 'Your account', hi: 'आपका अकाउंट', mr: 'तुमचं खातं' },
      body: {
        en: `<p>What you write about yourself must be true. Keep your sign-in and every OTP to yourself. You are responsible for what happens in your account until you tell us that someone else is using it. If you lose your phone or notice something strange, write to {{supportEmail}}.</p>`,
        hi: `<p>अपने बारे में जो लिखें, सच लिखें। अपना लॉगिन और हर OTP अपने तक रखिए; जब तक आप हमें न बताएँ, आपके अकाउंट से हुआ काम आपका माना जाएगा। फ़ोन खो जाए या कुछ अजीब दिखे तो {{supportEmail}} पर लिखिए।</p>`,
        mr: `<p>स्वतःबद्दल जे लिहाल ते खरं लिहा. तुमचं लॉगिन आणि प्रत्येक OTP स्वतःकडेच ठेवा; तुम्ही कळवेपर्यंत तुमच्या खात्यातून झालेलं काम तुमचंच धरलं जाईल. फोन हरवला किंवा काही विचित्र दिसलं तर {{supportEmail}} वर लिहा.</p>`,
      },
    },
    {
      key: 'free-and-credits',
      title: { en: 'Free of charge, and credits', hi: 'मुफ़्त सेवा और क्रेडिट', mr: 'मोफत सेवा आणि क्रेडिट' },
      body: {
        en: `<p>Job seekers pay nothing. Credits are not money: nobody can buy, sell, transfer or cash them in. Applying costs 1 credit, and so does seeing HR’s contact for the first time for a job you have not applied to. Your profile shows your balance and every change.</p>
<p>We remove credits obtained by cheating, such as referring yourself with a second account. The number of welcome or requested credits may change; you keep the credits you already have.</p>`,
        hi: `<p>काम ढूँढने वाले कुछ नहीं देते। क्रेडिट पैसे नहीं हैं: न ख़रीदे, न बेचे, न किसी को दिए, न भुनाए जा सकते हैं। अप्लाई करने में 1 क्रेडिट लगता है, और जिस नौकरी के लिए अप्लाई नहीं किया उसके HR का संपर्क पहली बार देखने में भी 1। बचे क्रेडिट और हर लेन-देन आपकी प्रोफ़ाइल में दिखता है।</p>
<p>चालाकी से लिए गए क्रेडिट, जैसे दूसरे अकाउंट से ख़ुद को ही रेफ़र करना, हटा दिए जाते हैं। शुरू में या माँगने पर मिलने वाले क्रेडिट की गिनती बदल सकती है; जो आपके पास हैं वे रहेंगे।</p>`,
        mr: `<p>काम शोधणारे काहीच देत नाहीत. क्रेडिट म्हणजे पैसे नाहीत: ती विकत घेता, विकता, कोणाला देता किंवा वटवता येत नाहीत. अर्जाला 1 क्रेडिट लागतं, आणि अर्ज न केलेल्या नोकरीच्या HR चा संपर्क पहिल्यांदा पाहायलाही 1. उरलेली क्रेडिट आणि प्रत्येक व्यवहार तुमच्या प्रोफाइलमध्ये दिसतो.</p>
<p>लबाडीने घेतलेली क्रेडिट, जसं दुसऱ्या खात्याने स्वतःलाच रेफर करणं, काढून घेतली जातात. सुरुवातीला किंवा मागितल्यावर मिळणाऱ्या क्रेडिटची संख्या बदलू शकते; तुमच्याकडची राहतील.</p>`,
      },
    },
    {
      key: 'applying',
      title: { en: 'Applying', hi: 'अप्लाई करना', mr: 'अर्ज करणं' },
      body: {
        en: `<p>When you apply, the company receives your profile, your contact and your resume. The company alone decides, under its own rules. You can withdraw an application while it is open, and apply again at once. After a rejection you can apply for that job again after 30 days.</p>
<p>Jobs close after some weeks unless the company renews them. Check pay, hours and place with the company before you say yes, and ask for it in writing.</p>`,
        hi: `<p>अप्लाई करने पर कंपनी को आपकी प्रोफ़ाइल, संपर्क और रिज़्यूमे मिलता है। फ़ैसला वही करती है, अपने नियमों से। अर्ज़ी जब तक चालू है, आप वापस ले सकते हैं; तब तुरंत दोबारा अप्लाई भी कर सकते हैं। मना होने पर उसी नौकरी के लिए 30 दिन बाद।</p>
<p>कंपनी आगे न बढ़ाए तो नौकरी कुछ हफ़्तों में बंद हो जाती है। हाँ कहने से पहले सैलरी, समय और जगह कंपनी से पक्की कीजिए और लिखित में माँगिए।</p>`,
        mr: `<p>अर्ज केल्यावर कंपनीला तुमची प्रोफाइल, संपर्क आणि रेझ्युमे मिळतो. निर्णय तीच घेते, आपल्या नियमांनी. अर्ज चालू असेपर्यंत तुम्ही तो मागे घेऊ शकता; मग लगेच पुन्हा अर्जही करता येतो. नकार मिळाला तर त्याच नोकरीसाठी 30 दिवसांनी.</p>
<p>कंपनीने पुढे वाढवली नाही तर नोकरी काही आठवड्यांत बंद होते. हो म्हणण्याआधी पगार, वेळ आणि ठिकाण कंपनीकडून पक्कं करा आणि लेखी मागा.</p>`,
      },
    },
    {
      key: 'contact-data',
      title: {
        en: 'Calling HR and using contact details',
        hi: 'HR को कॉल और संपर्क का इस्तेमाल',
        mr: 'HR ला फोन आणि संपर्काचा वापर',
      },
      body: {
        en: `<p>Call only in the hours shown, about the job, and politely. Do not collect, publish or pass on numbers and e-mail addresses you find here. We record who saw which contact, so that we can trace misuse.</p>`,
        hi: `<p>कॉल सिर्फ़ बताए गए समय में, नौकरी के बारे में और तमीज़ से कीजिए। यहाँ मिले नंबर और ई-मेल जमा मत कीजिए, छापिए मत, आगे मत दीजिए। किसने कौन-सा संपर्क देखा, इसका रिकॉर्ड रहता है ताकि ग़लत इस्तेमाल पकड़ा जा सके।</p>`,
        mr: `<p>फोन फक्त दाखवलेल्या वेळेत, नोकरीबद्दल आणि नम्रपणे करा. इथे मिळालेले नंबर आणि ई-मेल गोळा करू नका, छापू नका, पुढे देऊ नका. कोणी कोणता संपर्क पाहिला याची नोंद राहते, म्हणजे गैरवापर पकडता येतो.</p>`,
      },
    },
    {
      key: 'not-allowed',
      title: { en: 'What is not allowed', hi: 'क्या मना है', mr: 'काय चालणार नाही' },
      body: {
        en: `<ul><li>Asking anyone for money for a job, or acting for someone who does.</li><li>Using another person’s name, number or papers.</li><li>Insults, threats, sexual remarks, hatred of any religion, caste, region or gender.</li><li>Advertising, selling, spam, or software that collects pages in bulk.</li><li>Breaking into, overloading or deceiving the service.</li></ul>`,
        hi: `<ul><li>नौकरी के बदले किसी से पैसे माँगना, या ऐसे किसी के लिए काम करना।</li><li>दूसरे का नाम, नंबर या काग़ज़ इस्तेमाल करना।</li><li>गाली, धमकी, अश्लील बातें, किसी धर्म, जाति, इलाक़े या जेंडर से नफ़रत।</li><li>विज्ञापन, बिक्री, स्पैम, या थोक में पेज उठाने वाला सॉफ़्टवेयर।</li><li>सेवा में सेंध लगाना, उसे ठप करना या धोखा देना।</li></ul>`,
        mr: `<ul><li>नोकरीसाठी कोणाकडे पैसे मागणं, किंवा तसं करणाऱ्यासाठी काम करणं.</li><li>दुसऱ्याचं नाव, नंबर किंवा कागदपत्रं वापरणं.</li><li>शिव्या, धमक्या, अश्लील बोलणं, कोणत्याही धर्म, जात, प्रदेश किंवा लिंगाचा द्वेष.</li><li>जाहिरात, विक्री, स्पॅम, किंवा घाऊक पानं गोळा करणारं सॉफ्टवेअर.</li><li>सेवेत घुसणं, ती बंद पाडणं किंवा फसवणं.</li></ul>`,
      },
    },
    {
      key: 'five-checks',
      title: { en: 'What the five checks mean', hi: 'पाँच जाँचों का मतलब', mr: 'पाच तपासण्यांचा अर्थ' },
      body: {
        en: `<p>On each job we show which checks are done: the company’s registration number, its contact, the place, the wording and the pay. If a check is not done, we say so. The checks lower the risk of a fake job, but they are not a guarantee. <strong>Never pay for a job</strong>, and report what looks wrong.</p>`,
        hi: `<p>हर नौकरी पर हम दिखाते हैं कि कौन-सी जाँच हुई: कंपनी का रजिस्ट्रेशन नंबर, संपर्क, जगह, लिखी बातें और सैलरी। जो नहीं हुई वह “नहीं हुई” दिखती है। जाँच से फ़र्ज़ी नौकरी का ख़तरा घटता है; यह गारंटी नहीं है। <strong>नौकरी के लिए कभी पैसे मत दीजिए</strong>, और कुछ ग़लत लगे तो रिपोर्ट कीजिए।</p>`,
        mr: `<p>प्रत्येक नोकरीवर कोणती तपासणी झाली ते आम्ही दाखवतो: कंपनीचा नोंदणी क्रमांक, संपर्क, ठिकाण, लिहिलेला मजकूर आणि पगार. न झालेली “झाली नाही” अशीच दिसते. तपासणीने खोट्या नोकरीचा धोका कमी होतो; ती हमी नाही. <strong>नोकरीसाठी कधीही पैसे देऊ नका</strong>, आणि काही चुकीचं वाटलं तर तक्रार करा.</p>`,
      },
    },
    {
      key: 'reviews-and-reports',
      title: { en: 'Reviews and reports', hi: 'रिव्यू और शिकायत', mr: 'रिव्ह्यू आणि तक्रारी' },
      body: {
        en: `<p>You can review a company after an interview there, once, and change it later. Write what you saw yourself. Your name and picture appear with your review. We remove a review that breaks these terms, but not one that is only critical.</p>
<p>Report a job only if you believe that something is wrong. When three different people report a job, we pause it until our team has checked it.</p>`,
        hi: `<p>किसी कंपनी का रिव्यू आप वहाँ इंटरव्यू होने के बाद, एक बार लिख सकते हैं और बाद में बदल सकते हैं। वही लिखिए जो आपने ख़ुद देखा। साथ में आपका नाम और फ़ोटो रहता है। शर्तें तोड़ने वाला रिव्यू हम हटाते हैं, सिर्फ़ बुराई करने वाला नहीं।</p>
<p>रिपोर्ट तभी कीजिए जब सच में कुछ ग़लत लगे। तीन अलग लोगों की शिकायत पर नौकरी हमारी टीम के देखने तक रुक जाती है।</p>`,
        mr: `<p>एखाद्या कंपनीचा रिव्ह्यू तिथे इंटरव्ह्यू झाल्यावर, एकदा लिहिता येतो आणि नंतर बदलता येतो. तुम्ही स्वतः पाहिलं तेच लिहा. सोबत तुमचं नाव आणि फोटो असतो. अटी मोडणारा रिव्ह्यू आम्ही काढतो, नुसती टीका करणारा नाही.</p>
<p>खरंच काही चुकीचं वाटलं तरच तक्रार करा. तीन वेगळ्या लोकांनी तक्रार केली की आमची टीम पाहीपर्यंत नोकरी थांबते.</p>`,
      },
    },
    {
      key: 'closing',
      title: {
        en: 'Pausing or closing an account',
        hi: 'अकाउंट रोकना या बंद करना',
        mr: 'खातं थांबवणं किंवा बंद करणं',
      },
      body: {
        en: `<p>You can delete your account at any time in Settings. We may pause or close an account that breaks these terms. We tell you the reason, and you can object at {{supportEmail}}. If someone is in danger or a fraud is going on, we act first and explain afterwards.</p>`,
        hi: `<p>आप सेटिंग में जाकर अपना अकाउंट कभी भी मिटा सकते हैं। शर्तें तोड़ने वाला अकाउंट हम रोक या बंद कर सकते हैं; कारण बताते हैं और आप {{supportEmail}} पर अपनी बात रख सकते हैं। सिर्फ़ जब किसी को ख़तरा हो या ठगी चल रही हो, तब पहले रोकते हैं, फिर बताते हैं।</p>`,
        mr: `<p>तुम्ही सेटिंगमध्ये जाऊन तुमचं खातं कधीही पुसू शकता. अटी मोडणारं खातं आम्ही थांबवू किंवा बंद करू शकतो; कारण सांगतो आणि तुम्ही {{supportEmail}} वर तुमची बाजू मांडू शकता. फक्त कोणाला धोका असेल किंवा फसवणूक चालू असेल, तेव्हा आधी थांबवतो, मग सांगतो.</p>`,
      },
    },
    {
      key: 'what-we-answer-for',
      title: { en: 'What we are responsible for', hi: 'हमारी ज़िम्मेदारी', mr: 'आमची जबाबदारी' },
      body: {
        en: `<p>We run the service with care, but it can fail or be down at times. We are liable for our own mistakes, as the law requires. We are not liable for what a company writes, promises or does, or for other sites that we link to. Nothing here takes away a right that the law gives you as a consumer or a worker.</p>`,
        hi: `<p>हम सेवा ध्यान से चलाते हैं, पर कभी-कभी यह रुक सकती है। अपनी ग़लती के लिए हम क़ानून के हिसाब से ज़िम्मेदार हैं। कंपनी जो लिखे, वादा करे या करे, उसके लिए हम ज़िम्मेदार नहीं हैं। दूसरी साइटों के लिंक उनके अपने हैं। ग्राहक या कामगार के नाते क़ानून आपको जो हक़ देता है, यहाँ की कोई बात उसे नहीं छीनती।</p>`,
        mr: `<p>आम्ही सेवा काळजीने चालवतो, पण कधी कधी ती बंद पडू शकते. आमच्या चुकीला कायद्यानुसार आम्ही जबाबदार आहोत. कंपनी जे लिहिते, वचन देते किंवा करते त्याला आम्ही जबाबदार नाही. इतर साइटच्या लिंक त्यांच्या त्यांच्या. ग्राहक किंवा कामगार म्हणून कायद्याने तुम्हाला दिलेला कोणताही हक्क इथल्या मजकुराने जात नाही.</p>`,
      },
    },
    {
      key: 'law-and-changes',
      title: { en: 'Law, changes and contact', hi: 'क़ानून, बदलाव और संपर्क', mr: 'कायदा, बदल आणि संपर्क' },
      body: {
        en: `<p>Indian law applies. The courts in {{jurisdictionCity}} have jurisdiction, and you can also go to the consumer commission where you live. If we change something important in these terms, we show you the new text and ask you to agree first.</p>
<p>{{operatorName}}, {{postalAddress}}. E-mail {{supportEmail}}, phone {{supportPhone}}. If the languages differ, tell us: the version that is better for you applies.</p>`,
        hi: `<p>भारत का क़ानून लागू है; मामला {{jurisdictionCity}} की अदालत में जा सकता है, और आप अपने यहाँ के उपभोक्ता आयोग में भी जा सकते हैं। शर्तों में कोई ज़रूरी बात बदले तो नया लिखा दिखाकर पहले आपसे पूछते हैं।</p>
<p>{{operatorName}}, {{postalAddress}}। ई-मेल {{supportEmail}}, फ़ोन {{supportPhone}}। भाषाओं में फ़र्क़ दिखे तो बताइए; जो मतलब आपके लिए बेहतर है, हम वही मानते हैं।</p>`,
        mr: `<p>भारताचा कायदा लागू आहे; वाद {{jurisdictionCity}} इथल्या न्यायालयात जाऊ शकतो, आणि तुम्ही तुमच्या भागातल्या ग्राहक आयोगाकडेही जाऊ शकता. अटींमध्ये महत्त्वाचं काही बदललं तर नवीन मजकूर दाखवून आधी तुम्हाला विचारतो.</p>
<p>{{operatorName}}, {{postalAddress}}. ई-मेल {{supportEmail}}, फोन {{supportPhone}}. भाषांमध्ये फरक दिसला तर कळवा; तुमच्यासाठी जो अर्थ बरा, तोच आम्ही धरतो.</p>`,
      },
    },
  ],
};
