import type { PolicySection } from '../types.ts';

/** Sections 11–15: consent, rights, erasure, safety, contact. */
export const privacyRights: PolicySection[] = [
  // DPDP Act 2023, s. 6(4): withdrawing must be as easy as giving; s. 6(5): earlier processing stays lawful.
  {
    key: 'consent',
    title: {
      en: 'Your consent, and how to withdraw it',
      hi: 'आपकी सहमति और उसे वापस लेना',
      mr: 'तुमची संमती आणि ती परत घेणं',
    },
    body: {
      en: `<p>Before you give us data we show you a short notice: what, why, and who sees it. You agree yourself: no box is ticked for you. We record which version of the notice you agreed to, and when.</p>
<p>Withdrawing consent is as easy as giving it: Settings, then “My data”. You can withdraw single items (location, notifications, ID documents, video) or everything. This does not change what was done before, and a company that already has your application keeps its copy under its own legal duties. If you withdraw data that an account needs, we close the account.</p>`,
      hi: `<p>जानकारी लेने से पहले हम एक छोटी सूचना दिखाते हैं: क्या, क्यों, और कौन देखेगा। हाँ आप ख़ुद करते हैं; पहले से कुछ टिक नहीं रहता। आपने सूचना के किस वर्ज़न पर और कब हाँ कहा, यह हम नोट करते हैं।</p>
<p>सहमति वापस लेना उतना ही आसान है जितना देना: सेटिंग, फिर “मेरी जानकारी”। आप एक-एक चीज़ (लोकेशन, नोटिफ़िकेशन, पहचान की फ़ाइल, वीडियो) या सब कुछ वापस ले सकते हैं। पहले जो हो चुका वह वैसा ही रहता है, और जिस कंपनी के पास आपकी अर्ज़ी पहुँच चुकी, वह अपनी कॉपी अपनी ज़िम्मेदारी पर रखती है। अकाउंट के लिए ज़रूरी जानकारी हटेगी तो अकाउंट बंद होगा।</p>`,
      mr: `<p>माहिती घेण्याआधी आम्ही एक छोटी सूचना दाखवतो: काय, का, आणि कोण पाहील. होकार तुम्ही स्वतः देता; आधीच काही टिक केलेलं नसतं. सूचनेच्या कोणत्या आवृत्तीला आणि कधी होकार दिला ते आम्ही नोंदवतो.</p>
<p>संमती परत घेणं देण्याइतकंच सोपं आहे: सेटिंग, मग “माझी माहिती”. एकेक गोष्ट (लोकेशन, नोटिफिकेशन, ओळखपत्राची फाइल, व्हिडिओ) किंवा सगळंच परत घेता येतं. आधी झालेलं तसंच राहतं, आणि ज्या कंपनीकडे तुमचा अर्ज पोहोचला आहे ती आपली प्रत आपल्या जबाबदारीवर ठेवते. खात्याला लागणारी माहिती काढली तर खातं बंद होतं.</p>`,
    },
  },
  // DPDP Act 2023: access s. 11, correction and erasure s. 12, grievance s. 13, nomination s. 14; duties s. 15.
  {
    key: 'rights',
    title: { en: 'Your rights', hi: 'आपके अधिकार', mr: 'तुमचे हक्क' },
    body: {
      en: `<ul><li><strong>See:</strong> ask what we hold about you and which companies received it.</li>
<li><strong>Download:</strong> get a copy of everything, at any time.</li>
<li><strong>Correct:</strong> change or complete your profile yourself, or ask us.</li>
<li><strong>Erase:</strong> delete single files, or the whole account.</li>
<li><strong>Complain:</strong> to our grievance officer, and after that to the Data Protection Board of India.</li>
<li><strong>Name someone:</strong> a person who may use these rights for you after death or if you become unable to.</li></ul>
<p>All this is free. In return, the law asks you to give true details and not to pretend to be someone else.</p>`,
      hi: `<ul><li><strong>देखना:</strong> पूछिए कि हमारे पास आपकी क्या जानकारी है और किन कंपनियों को गई।</li>
<li><strong>डाउनलोड:</strong> अपनी पूरी जानकारी की कॉपी लीजिए, जाने से पहले या यूँ ही।</li>
<li><strong>सुधारना:</strong> प्रोफ़ाइल ख़ुद बदलिए या पूरी कीजिए, या हमसे कहिए।</li>
<li><strong>मिटाना:</strong> कोई एक फ़ाइल, या पूरा अकाउंट।</li>
<li><strong>शिकायत:</strong> हमारे शिकायत अधिकारी से, और उसके बाद भारत के डेटा संरक्षण बोर्ड से।</li>
<li><strong>किसी को नामित करना:</strong> जो आपकी मृत्यु के बाद या असमर्थ होने पर आपकी जगह ये अधिकार इस्तेमाल कर सके।</li></ul>
<p>यह सब मुफ़्त है। बदले में क़ानून आपसे कहता है कि जानकारी सच्ची दें और किसी और का नाम न लें।</p>`,
      mr: `<ul><li><strong>पाहणं:</strong> आमच्याकडे तुमची काय माहिती आहे आणि ती कोणत्या कंपन्यांना गेली ते विचारा.</li>
<li><strong>डाउनलोड:</strong> तुमच्या सगळ्या माहितीची प्रत घ्या, जाण्याआधी किंवा सहज.</li>
<li><strong>दुरुस्ती:</strong> प्रोफाइल स्वतः बदला किंवा पूर्ण करा, किंवा आम्हाला सांगा.</li>
<li><strong>पुसणं:</strong> एखादी फाइल, किंवा पूर्ण खातं.</li>
<li><strong>तक्रार:</strong> आमच्या तक्रार अधिकाऱ्याकडे, आणि त्यानंतर भारताच्या डेटा संरक्षण मंडळाकडे.</li>
<li><strong>कोणालातरी नेमणं:</strong> तुमच्या मृत्यूनंतर किंवा तुम्ही असमर्थ झाल्यास तुमच्या वतीने हे हक्क वापरणारी व्यक्ती.</li></ul>
<p>हे सगळं मोफत आहे. त्या बदल्यात कायदा सांगतो की खरी माहिती द्या आणि दुसऱ्या कोणाच्या नावाने वागू नका.</p>`,
    },
  },
  {
    key: 'deletion',
    title: {
      en: 'Deleting your account, and how long we keep data',
      hi: 'अकाउंट मिटाना, और जानकारी कब तक रहती है',
      mr: 'खातं पुसणं, आणि माहिती किती दिवस राहते',
    },
    body: {
      en: `<p>We keep your data while you have an account. Settings, then “Delete my account”: you are signed out everywhere and hidden from companies at once, and your profile, files and messages are erased. It cannot be undone, so download your export first if you want it.</p>
<p>For one year we keep a short record that the law may ask for: who did what and when, without the contents. So that everyone gets welcome credits only once, we also keep a fingerprint of your sign-in and number, which nobody can turn back into the number, with the credits you had left. After the year we delete both. We use fingerprints of the same kind, also of your network, to count what you can do only a few times a day; we delete them after two days. You can use an erased number or e-mail for a new account.</p>`,
      hi: `<p>जब तक अकाउंट है, जानकारी रहती है। सेटिंग, फिर “मेरा अकाउंट हटाएँ”: आप हर जगह से तुरंत लॉगआउट हो जाते हैं और कंपनियों को दिखना बंद हो जाते हैं, और आपकी प्रोफ़ाइल, फ़ाइलें और मैसेज मिटा दिए जाते हैं। यह वापस नहीं होता, इसलिए चाहिए तो पहले अपनी कॉपी डाउनलोड कर लीजिए।</p>
<p>क़ानून पूछे तो दिखाने के लिए एक साल तक सिर्फ़ इतना रिकॉर्ड रहता है कि किसने क्या और कब किया, उसमें लिखा क्या था यह नहीं। और शुरू के क्रेडिट एक ही बार मिलें, इसलिए आपके लॉगिन और नंबर की ऐसी छाप रहती है जिससे उन्हें कोई वापस नहीं पढ़ सकता, और बचे क्रेडिट की गिनती। साल पूरा होने पर दोनों हट जाते हैं। जो काम दिन में कुछ ही बार हो सकते हैं, उनकी गिनती के लिए ऐसी ही छाप, आपके नेटवर्क की भी, दो दिन रहती है। मिटाए गए नंबर या ई-मेल से नया अकाउंट बन सकता है।</p>`,
      mr: `<p>खातं असेपर्यंत माहिती राहते. सेटिंग, मग “माझं खातं काढून टाका”: तुम्ही सगळीकडून लगेच लॉगआउट होता आणि कंपन्यांना दिसेनासे होता, आणि तुमची प्रोफाइल, फाइल आणि मेसेज पुसले जातात. हे परत आणता येत नाही, म्हणून हवी असेल तर आधी तुमची प्रत डाउनलोड करा.</p>
<p>कायद्याने विचारलं तर दाखवायला एक वर्ष फक्त एवढीच नोंद राहते की कोणी काय आणि कधी केलं, मजकूर नाही. आणि सुरुवातीची क्रेडिट एकदाच मिळावीत म्हणून तुमच्या लॉगिनचा आणि नंबरचा असा ठसा राहतो ज्यावरून ते कोणालाही परत वाचता येत नाहीत, आणि उरलेल्या क्रेडिटची संख्या. वर्ष झालं की दोन्ही जातात. दिवसातून थोड्याच वेळा करता येणाऱ्या गोष्टी मोजण्यासाठी असाच ठसा, तुमच्या नेटवर्कचाही, दोन दिवस राहतो. पुसलेल्या नंबर किंवा ई-मेलने नवीन खातं उघडता येतं.</p>`,
    },
  },
  // DPDP Act 2023, s. 8(5) reasonable security safeguards, s. 8(6) intimation of a breach, s. 9 children (under 18).
  {
    key: 'safety',
    title: {
      en: 'How we protect it, and the age limit',
      hi: 'हम इसे कैसे सँभालते हैं, और उम्र की सीमा',
      mr: 'आम्ही ती कशी जपतो, आणि वयाची अट',
    },
    body: {
      en: `<p>Data travels over an encrypted connection. Links to private files work for a few minutes and only for their owner. People on our team see only what they need for their work. No one can promise perfect safety. If your data is ever exposed, we will tell you and the Data Protection Board what happened, what it means for you and what you can do.</p>
<p>The portal is for people aged 18 and above. If we learn that an account belongs to someone younger, we close it and erase the data.</p>`,
      hi: `<p>जानकारी सुरक्षित (एनक्रिप्टेड) कनेक्शन से आती-जाती है। निजी फ़ाइलों के लिंक कुछ मिनट चलते हैं और सिर्फ़ मालिक के लिए। हमारी टीम में हर कोई उतना ही देखता है जितना उसके काम के लिए चाहिए। सौ प्रतिशत सुरक्षा का वादा कोई नहीं कर सकता; कभी आपकी जानकारी बाहर गई, तो हम आपको और डेटा संरक्षण बोर्ड को बताएँगे कि क्या हुआ, आप पर क्या असर होगा और आप क्या कर सकते हैं।</p>
<p>यह पोर्टल 18 साल और उससे बड़ों के लिए है। पता चला कि कोई अकाउंट इससे छोटे का है, तो हम उसे बंद करके जानकारी मिटा देते हैं।</p>`,
      mr: `<p>माहिती सुरक्षित (एन्क्रिप्टेड) कनेक्शनवरून येते-जाते. खाजगी फाइलच्या लिंक काही मिनिटं चालतात आणि फक्त मालकासाठी. आमच्या टीममधल्या प्रत्येकाला कामापुरतंच दिसतं. शंभर टक्के सुरक्षेचं वचन कोणी देऊ शकत नाही; कधी तुमची माहिती बाहेर गेली, तर काय झालं, तुमच्यावर काय परिणाम होईल आणि तुम्ही काय करू शकता हे आम्ही तुम्हाला आणि डेटा संरक्षण मंडळाला सांगू.</p>
<p>हे पोर्टल 18 वर्षं आणि त्यावरच्यांसाठी आहे. एखादं खातं त्याहून लहान व्यक्तीचं आहे असं कळलं, तर आम्ही ते बंद करून माहिती काढून टाकतो.</p>`,
    },
  },
  // DPDP Rules 2025 (G.S.R. 846(E), 13 Nov 2025), rule 14(3): grievances answered within at most 90 days.
  {
    key: 'contact',
    title: {
      en: 'Questions, complaints and changes',
      hi: 'सवाल, शिकायत और बदलाव',
      mr: 'प्रश्न, तक्रार आणि बदल',
    },
    body: {
      en: `<p>Grievance officer: {{grievanceOfficer}}, {{operatorName}}, {{postalAddress}}. E-mail {{supportEmail}}, phone {{supportPhone}}. You can write in English, Hindi or Marathi. You get an answer within {{grievanceDays}} days.</p>
<p>If you are not satisfied with the answer, you can complain to the Data Protection Board of India.</p>
<p>When this policy changes, we show the new version and its date here. If a change affects what you agreed to, we ask you again first.</p>`,
      hi: `<p>शिकायत अधिकारी: {{grievanceOfficer}}, {{operatorName}}, {{postalAddress}}। ई-मेल {{supportEmail}}, फ़ोन {{supportPhone}}। आप हिंदी, मराठी या अंग्रेज़ी में लिख सकते हैं। जवाब {{grievanceDays}} दिनों के अंदर मिलता है।</p>
<p>जवाब से बात न बने, तो आप भारत के डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।</p>
<p>इस नीति में बदलाव हो तो नया वर्ज़न और तारीख यहीं दिखाते हैं। जिस बात पर आपने हाँ कहा था वही बदले, तो आप पर लागू होने से पहले आपसे फिर पूछते हैं।</p>`,
      mr: `<p>तक्रार अधिकारी: {{grievanceOfficer}}, {{operatorName}}, {{postalAddress}}. ई-मेल {{supportEmail}}, फोन {{supportPhone}}. तुम्ही मराठी, हिंदी किंवा इंग्रजीत लिहू शकता. उत्तर {{grievanceDays}} दिवसांच्या आत मिळतं.</p>
<p>उत्तराने समाधान झालं नाही, तर तुम्ही भारताच्या डेटा संरक्षण मंडळाकडे तक्रार करू शकता.</p>
<p>या धोरणात बदल झाला तर नवीन आवृत्ती आणि तारीख इथेच दाखवतो. तुम्ही ज्याला होकार दिला होता तेच बदललं, तर तुम्हाला लागू होण्याआधी पुन्हा विचारतो.</p>`,
    },
  },
];
