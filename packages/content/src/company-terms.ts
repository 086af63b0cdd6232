import type { Policy } from './types.ts';

/**
 * The terms for companies; placeholders as in the privacy policy. Raise `version` with every change of meaning, because
 * a member accepts a version.
 */
export const companyTerms: Policy = {
  version: '1.0',
  effectiveFrom: '2026-11-27',
  title: { en: 'Terms for companies', hi: 'कंपनियों के लिए शर्तें', mr: 'कंपन्यांसाठी अटी' },
  sections: [
    {
      key: 'who',
      title: { en: 'Who may act for a company', hi: 'कंपनी की ओर से कौन', mr: 'कंपनीच्या वतीने कोण' },
      body: {
        en: `<p>You own the company, or the owner has asked you to hire for it. You sign in with your own number. What you enter about the company is true, and you correct it when it changes.</p>
<p>Other people of the company get an invitation from you. Remove them on the day they leave.</p>`,
        hi: `<p>कंपनी आपकी है, या मालिक ने लोग रखने का काम आपको दिया है। आप अपने ही नंबर से लॉगिन करते हैं। कंपनी के बारे में जो भरें, सच भरें; कुछ बदले तो यहाँ भी बदल दें।</p>
<p>कंपनी के बाक़ी लोगों को बुलावा आप भेजते हैं। जो काम छोड़ दे, उसे उसी दिन हटा दें।</p>`,
        mr: `<p>कंपनी तुमची आहे, किंवा माणसं नेमायचं काम मालकाने तुम्हाला दिलं आहे. तुम्ही तुमच्याच नंबरने लॉगिन करता. कंपनीबद्दल जे भराल ते खरं भरा; काही बदललं तर इथेही बदला.</p>
<p>कंपनीतल्या बाकीच्यांना आमंत्रण तुम्ही पाठवता. जो काम सोडेल, त्याला त्याच दिवशी काढून टाका.</p>`,
      },
    },
    {
      key: 'jobs',
      title: { en: 'The jobs you post', hi: 'आप जो नौकरियाँ डालें', mr: 'तुम्ही टाकता त्या नोकऱ्या' },
      body: {
        en: `<ul><li>The work exists, and you are hiring for it now.</li>
<li>Pay, hours and place are as you say, and the pay is not below the minimum wage.</li>
<li>You take no money from anybody who looks for work: not for a form, a uniform, training or an interview.</li>
<li>You choose people by the work, not by religion, caste or where they come from.</li></ul>
<p>We may look at a job before others see it, and take down a job or suspend a company that breaks these terms.</p>`,
        hi: `<ul><li>काम सच में है, और आप अभी उसके लिए लोग ढूँढ रहे हैं।</li>
<li>पगार, समय और जगह वही है जो आपने लिखी, और पगार न्यूनतम मज़दूरी से कम नहीं।</li>
<li>काम ढूँढने वालों से आप कोई पैसा नहीं लेते: न फ़ॉर्म का, न वर्दी का, न ट्रेनिंग का, न इंटरव्यू का।</li>
<li>आप लोगों को काम देखकर चुनते हैं; धर्म, जाति या गाँव देखकर नहीं।</li></ul>
<p>कोई नौकरी दिखाने से पहले हम उसे जाँच सकते हैं। जो ये शर्तें तोड़े, उसकी नौकरी हम हटा सकते हैं या कंपनी को रोक सकते हैं।</p>`,
        mr: `<ul><li>काम खरंच आहे, आणि तुम्ही त्यासाठी आत्ता माणसं शोधत आहात.</li>
<li>पगार, वेळ आणि ठिकाण तुम्ही लिहिलं तसंच आहे, आणि पगार किमान वेतनापेक्षा कमी नाही.</li>
<li>काम शोधणाऱ्यांकडून तुम्ही काहीही पैसे घेत नाही: ना फॉर्मचे, ना गणवेशाचे, ना ट्रेनिंगचे, ना इंटरव्ह्यूचे.</li>
<li>तुम्ही माणसं कामावरून निवडता; धर्म, जात किंवा गाव पाहून नाही.</li></ul>
<p>एखादी नोकरी दाखवण्याआधी आम्ही ती तपासू शकतो. या अटी मोडणाऱ्याची नोकरी आम्ही काढू शकतो किंवा कंपनी थांबवू शकतो.</p>`,
      },
    },
    {
      key: 'applicants',
      title: {
        en: 'What you may do with applicants’ data',
        hi: 'उम्मीदवारों की जानकारी का क्या कर सकते हैं',
        mr: 'उमेदवारांच्या माहितीचं काय करता येतं',
      },
      body: {
        en: `<ul><li>You see the people who applied to you, and nobody else.</li>
<li>You use what you see to fill this one job, and for nothing else: no advertising, no selling, no passing on to an agency or to others.</li>
<li>You see it until 90 days after the last step. It ends at once when the person withdraws or deletes the account.</li>
<li>Each look is written down: who of your company looked, at what, on which day. The applicant can read that.</li>
<li>What you copy, such as a number or a resume, is yours to protect under the Digital Personal Data Protection Act, 2023. Delete it when the job is filled, unless you hire the person.</li>
<li>Call from 8 in the morning to 9 in the evening.</li>
<li>Write to applicants about this job only. They keep what you wrote.</li></ul>`,
        hi: `<ul><li>आपको वही लोग दिखते हैं जिन्होंने आपके यहाँ अप्लाई किया, और कोई नहीं।</li>
<li>जो दिखे, उसका इस्तेमाल सिर्फ़ इसी नौकरी के लिए करें; न विज्ञापन के लिए, न बेचने के लिए, न किसी एजेंसी या दूसरे को देने के लिए।</li>
<li>जानकारी आख़िरी कदम के 90 दिन बाद तक दिखती है। उम्मीदवार अर्ज़ी वापस ले या अकाउंट हटाए तो उसी समय बंद।</li>
<li>हर बार देखना दर्ज होता है: आपकी कंपनी से किसने, क्या, किस दिन देखा। उम्मीदवार यह पढ़ सकता है।</li>
<li>जो आप कॉपी करें, जैसे नंबर या रिज़्यूमे, उसे सँभालना डिजिटल निजी डेटा संरक्षण क़ानून, 2023 के तहत आपकी ज़िम्मेदारी है। जगह भर जाने पर उसे मिटा दें, जिसे रखा उसकी छोड़कर।</li>
<li>फ़ोन सुबह 8 से रात 9 के बीच ही करें।</li>
<li>उम्मीदवार को सिर्फ़ इसी नौकरी के बारे में लिखें। आपका लिखा उनके पास रहता है।</li></ul>`,
        mr: `<ul><li>ज्यांनी तुमच्याकडे अर्ज केला तेच लोक तुम्हाला दिसतात, दुसरं कोणी नाही.</li>
<li>जे दिसेल ते फक्त याच नोकरीसाठी वापरा; जाहिरातीसाठी नाही, विकायला नाही, एजन्सीला किंवा दुसऱ्या कोणाला द्यायला नाही.</li>
<li>माहिती शेवटच्या पायरीनंतर 90 दिवस दिसते. उमेदवाराने अर्ज मागे घेतला किंवा खातं काढलं की त्याच क्षणी बंद.</li>
<li>प्रत्येक वेळी पाहिलेलं नोंदवलं जातं: तुमच्या कंपनीतून कोणी, काय, कोणत्या दिवशी पाहिलं. उमेदवाराला ते वाचता येतं.</li>
<li>तुम्ही जे कॉपी कराल, जसं नंबर किंवा रेझ्युमे, ते जपणं डिजिटल वैयक्तिक माहिती संरक्षण कायदा, 2023 नुसार तुमची जबाबदारी आहे. जागा भरली की ते पुसून टाका, ज्याला नेमलं त्याचं सोडून.</li>
<li>फोन सकाळी 8 ते रात्री 9 याच वेळेत करा.</li>
<li>उमेदवाराला फक्त याच नोकरीबद्दल लिहा. तुम्ही लिहिलेलं त्यांच्याकडे राहतं.</li></ul>`,
      },
    },
    {
      key: 'answers',
      title: { en: 'Everybody gets an answer', hi: 'जवाब सबको', mr: 'उत्तर प्रत्येकाला' },
      body: {
        en: `<p>Answer everybody who applied, also those you do not take.</p>`,
        hi: `<p>जिसने भी अप्लाई किया, उसे जवाब दें; जिसे नहीं रखना, उसे भी।</p>`,
        mr: `<p>ज्यांनी अर्ज केला त्या प्रत्येकाला उत्तर द्या; ज्यांना घ्यायचं नाही त्यांनाही.</p>`,
      },
    },
    {
      key: 'papers',
      title: { en: 'Papers and checks', hi: 'काग़ज़ और जाँच', mr: 'कागदपत्रं आणि तपासणी' },
      body: {
        en: `<p>Your number is proved by a code. An operator looks at the registration number, or at a photo of the shop front or the licence. Photos are stored encrypted, only our team sees them, and they are deleted 30 days after the decision.</p>
<p>{{brandName}} is free for companies. It is run by {{operatorName}}. Questions: {{supportEmail}}.</p>`,
        hi: `<p>आपका नंबर कोड से जाँचा जाता है। रजिस्ट्रेशन नंबर, या दुकान के सामने की फ़ोटो या लाइसेंस, हमारी टीम देखती है। फ़ोटो एनक्रिप्ट करके रखी जाती है, सिर्फ़ हमारी टीम देखती है, और फ़ैसले के 30 दिन बाद मिटा दी जाती है।</p>
<p>{{brandName}} कंपनियों के लिए मुफ़्त है। इसे {{operatorName}} चलाता है। सवाल: {{supportEmail}}।</p>`,
        mr: `<p>तुमचा नंबर कोडने तपासला जातो. नोंदणी क्रमांक, किंवा दुकानाच्या दर्शनी भागाचा फोटो किंवा परवाना, आमची टीम पाहते. फोटो एन्क्रिप्ट करून ठेवला जातो, फक्त आमची टीम तो पाहते, आणि निर्णयानंतर 30 दिवसांनी तो पुसला जातो.</p>
<p>{{brandName}} कंपन्यांसाठी मोफत आहे. ते {{operatorName}} चालवतं. प्रश्न: {{supportEmail}}.</p>`,
      },
    },
  ],
};
