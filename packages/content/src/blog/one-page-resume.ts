import type { BlogPost } from '../types.ts';

/** How to write a one-page resume: what to include and what to leave out. */
export const onePageResume: BlogPost = {
  slug: 'one-page-resume',
  imageKey: 'blog-resume',
  publishedAt: '2026-10-19T04:30:00Z',
  title: {
    en: 'A resume on one page',
    hi: 'एक पन्ने का रिज़्यूमे',
    mr: 'एका पानाचा रेझ्युमे',
  },
  summary: {
    en: 'The person who hires looks at it for less than a minute. What to put on the page and what to leave out, with examples.',
    hi: 'भर्ती करने वाला इसे एक मिनट भी नहीं देखता। पन्ने पर क्या लिखें, क्या न लिखें, मिसाल के साथ।',
    mr: 'भरती करणारा तो एक मिनिटही पाहत नाही. पानावर काय लिहायचं, काय नाही, उदाहरणासह.',
  },
  body: {
    en: `<p>Imagine the reader: a shop manager with thirty resumes and a phone that keeps ringing. He wants to find four things at once: the name, the number, what you can do, how far away you live. Put these at the top, and you are already ahead of most.</p>
<h2>What belongs on it, in this order</h2>
<ol>
<li><strong>Name, mobile number, e-mail, locality and city.</strong> “Kothrud, Pune” is enough; nobody needs the house number.</li>
<li><strong>One sentence about you.</strong> “Cook with three years in a canteen, North Indian and tiffin, can start at once.”</li>
<li><strong>Work,</strong> newest first. Place, from when to when, and two or three lines on what you did. Small jobs count: the family shop, tuition for children, help at weddings.</li>
<li><strong>Education.</strong> Class or degree, school, year. Marks only if they are good or asked for.</li>
<li><strong>What you can do.</strong> Machines, computer programs, driving licence, languages. Only what you could show them tomorrow.</li>
</ol>
<h2>What stays out</h2>
<ul>
<li>Aadhaar, PAN and bank numbers. They do not help you, and they help a cheat.</li>
<li>Religion, caste, marital status, your father’s salary. They have nothing to do with the work.</li>
<li>Long words such as “hard-working and result-oriented individual”. Everyone writes that. An example says more.</li>
<li>Three colours, flowers and borders. Black on white can be read on any phone and any printer.</li>
</ul>
<h2>Say it with numbers and things</h2>
<p>Weak: “I worked in sales.”</p>
<p>Strong: “Sold mobile covers at a counter, about 40 customers a day, kept the cash book.”</p>
<p>Weak: “Good in computer.”</p>
<p>Strong: “Excel lists, e-mail, Hindi typing about 30 words a minute.”</p>
<p>Do not make anything up. In the interview someone will ask about exactly that line.</p>
<h2>If you have never worked</h2>
<p>Then write what you have done outside a job: looked after a household, helped in the field, organised the Ganpati mandal, repaired phones for friends, finished a course. Each of these shows something an employer needs: punctuality, dealing with money, patience with people.</p>
<h2>Before you send it</h2>
<ul>
<li>Call the number on the page from another phone. Is it right?</li>
<li>Let someone read it aloud. Where they stumble, write it more simply.</li>
<li>Save it as a PDF, with your name in the file name: <strong>Ramesh-Pawar-resume.pdf</strong>. Here you may upload PDF, DOC or DOCX up to 5 MB.</li>
<li>No computer? Fill in your profile, and we make a clean PDF from it, in English, Hindi or Marathi. Read it through before you use it.</li>
</ul>
<p>Keep the old version too, with the date. When you have learnt something new, add one line and take an old one out, so that it stays one page.</p>
<p>And change one line for each job: the sentence about yourself at the top. A tiffin kitchen wants something different from a hotel.</p>`,
    hi: `<p>सोचिए कि इसे कौन पढ़ेगा: एक दुकान का मैनेजर, सामने तीस काग़ज़, फ़ोन बजता जा रहा है। उसे चार चीज़ें तुरंत चाहिए: नाम, नंबर, आप क्या कर सकते हैं, कितनी दूर रहते हैं। ये ऊपर ही लिखी हों, तो आप ज़्यादातर लोगों से आगे हैं।</p>
<h2>क्या लिखें, इसी क्रम में</h2>
<ol>
<li><strong>नाम, मोबाइल नंबर, ई-मेल, इलाक़ा और शहर।</strong> “कोथरूड, पुणे” काफ़ी है; मकान नंबर की ज़रूरत नहीं।</li>
<li><strong>अपने बारे में एक वाक्य।</strong> “कैंटीन में तीन साल का रसोइया, उत्तर भारतीय खाना और टिफ़िन, तुरंत शुरू कर सकता हूँ।”</li>
<li><strong>काम,</strong> सबसे नया पहले। जगह, कब से कब तक, और क्या किया इस पर दो-तीन लाइनें। छोटे काम भी गिने जाते हैं: घर की दुकान, बच्चों की ट्यूशन, शादियों में मदद।</li>
<li><strong>पढ़ाई।</strong> क्लास या डिग्री, स्कूल, साल। नंबर तभी जब अच्छे हों या पूछे जाएँ।</li>
<li><strong>क्या आता है।</strong> मशीनें, कंप्यूटर के प्रोग्राम, ड्राइविंग लाइसेंस, भाषाएँ। वही जो कल करके दिखा सकें।</li>
</ol>
<h2>क्या न लिखें</h2>
<ul>
<li>आधार, पैन और बैंक के नंबर। इनसे आपका फ़ायदा नहीं, ठग का होता है।</li>
<li>धर्म, जाति, शादी, पिता की कमाई। काम से इनका कोई लेना-देना नहीं।</li>
<li>“मेहनती और लक्ष्य के प्रति समर्पित व्यक्ति” जैसे भारी शब्द। सब यही लिखते हैं। एक मिसाल ज़्यादा बताती है।</li>
<li>तीन रंग, फूल और बॉर्डर। सफ़ेद पर काला हर फ़ोन और हर प्रिंटर पर पढ़ा जाता है।</li>
</ul>
<h2>गिनती और चीज़ों से बताइए</h2>
<p>कमज़ोर: “मैंने सेल्स में काम किया।”</p>
<p>दमदार: “काउंटर पर मोबाइल कवर बेचे, रोज़ क़रीब 40 ग्राहक, कैश का रजिस्टर सँभाला।”</p>
<p>कमज़ोर: “कंप्यूटर अच्छा आता है।”</p>
<p>दमदार: “एक्सेल की लिस्ट, ई-मेल, हिंदी टाइपिंग मिनट में क़रीब 30 शब्द।”</p>
<p>कुछ भी मन से मत जोड़िए। इंटरव्यू में ठीक उसी लाइन पर सवाल आएगा।</p>
<h2>अगर कभी नौकरी नहीं की</h2>
<p>तब वह लिखिए जो नौकरी की जगह किया: घर सँभाला, खेत में हाथ बँटाया, गणपति मंडल का काम देखा, दोस्तों के फ़ोन ठीक किए, कोई कोर्स पूरा किया। इन सबके पीछे वही है जो मालिक को चाहिए: समय की पाबंदी, पैसों का हिसाब, लोगों के साथ धीरज।</p>
<h2>भेजने से पहले</h2>
<ul>
<li>पन्ने पर लिखे नंबर पर दूसरे फ़ोन से कॉल कीजिए। सही है न?</li>
<li>किसी से ज़ोर से पढ़वाइए। जहाँ अटके, वहाँ आसान लिखिए।</li>
<li>PDF में सेव कीजिए, फ़ाइल के नाम में अपना नाम रखिए: <strong>Ramesh-Pawar-resume.pdf</strong>। यहाँ PDF, DOC या DOCX, 5 MB तक चलती है।</li>
<li>कंप्यूटर नहीं है? प्रोफ़ाइल भरिए, हम उससे हिंदी, मराठी या अंग्रेज़ी में साफ़ PDF बना देंगे। इस्तेमाल से पहले एक बार पढ़ लीजिए।</li>
</ul>
<p>पुराना वाला भी तारीख के साथ रखिए। कुछ नया सीखें तो एक लाइन जोड़िए और एक पुरानी हटाइए, ताकि पन्ना एक ही रहे।</p>
<p>और हर नौकरी के लिए एक लाइन बदलिए: ऊपर वाला, अपने बारे में लिखा वाक्य। टिफ़िन वाले को कुछ और चाहिए, होटल को कुछ और।</p>`,
    mr: `<p>तो वाचणारा माणूस डोळ्यांसमोर आणा: एका दुकानाचा मॅनेजर, समोर तीस कागद, फोन सारखा वाजतोय. त्याला चार गोष्टी लगेच हव्या असतात: नाव, नंबर, तुम्हाला काय येतं, तुम्ही किती लांब राहता. या वरच लिहिलेल्या असतील, तर तुम्ही बहुतेकांच्या पुढे आहात.</p>
<h2>काय लिहायचं, याच क्रमाने</h2>
<ol>
<li><strong>नाव, मोबाइल नंबर, ई-मेल, परिसर आणि शहर.</strong> “कोथरूड, पुणे” एवढं पुरे; घराचा नंबर लिहायची गरज नाही.</li>
<li><strong>स्वतःबद्दल एक वाक्य.</strong> “कॅन्टीनमध्ये तीन वर्षं काम केलेला स्वयंपाकी, उत्तर भारतीय जेवण आणि डबे, लगेच रुजू होता येईल.”</li>
<li><strong>काम,</strong> सगळ्यात नवं आधी. ठिकाण, कधीपासून कधीपर्यंत, आणि काय केलं यावर दोन-तीन ओळी. छोटी कामंही मोजली जातात: घरचं दुकान, मुलांची शिकवणी, लग्नकार्यात मदत.</li>
<li><strong>शिक्षण.</strong> इयत्ता किंवा पदवी, शाळा, वर्ष. मार्क चांगले असतील किंवा विचारले असतील तरच.</li>
<li><strong>काय येतं.</strong> मशीन, कॉम्प्युटरचे प्रोग्राम, ड्रायव्हिंग लायसन्स, भाषा. उद्या करून दाखवता येईल तेवढंच.</li>
</ol>
<h2>काय लिहायचं नाही</h2>
<ul>
<li>आधार, पॅन आणि बँकेचे नंबर. त्यांचा तुम्हाला फायदा नाही, ठगाला होतो.</li>
<li>धर्म, जात, लग्न, वडिलांची कमाई. कामाशी यांचा काही संबंध नाही.</li>
<li>“कष्टाळू आणि ध्येयनिष्ठ व्यक्तिमत्त्व” असे जड शब्द. सगळे तेच लिहितात. एक उदाहरण जास्त सांगतं.</li>
<li>तीन रंग, फुलं आणि बॉर्डर. पांढऱ्यावर काळं प्रत्येक फोनवर आणि प्रिंटरवर वाचता येतं.</li>
</ul>
<h2>आकडे आणि वस्तूंनी सांगा</h2>
<p>कच्चं: “मी सेल्समध्ये काम केलं.”</p>
<p>पक्कं: “काउंटरवर मोबाइल कव्हर विकले, रोज साधारण 40 गिऱ्हाइकं, रोख वही सांभाळली.”</p>
<p>कच्चं: “कॉम्प्युटर चांगला येतो.”</p>
<p>पक्कं: “एक्सेलच्या याद्या, ई-मेल, मराठी टायपिंग मिनिटाला साधारण 30 शब्द.”</p>
<p>मनाने काहीही जोडू नका. इंटरव्ह्यूत नेमका त्याच ओळीवर प्रश्न येईल.</p>
<h2>कधीच नोकरी केली नसेल तर</h2>
<p>मग नोकरीऐवजी जे केलंत ते लिहा: घर सांभाळलं, शेतात मदत केली, गणपती मंडळाचं काम पाहिलं, मित्रांचे फोन दुरुस्त केले, एखादा कोर्स पूर्ण केला. या सगळ्यामागे मालकाला हवं तेच आहे: वेळेवर येणं, पैशांचा हिशोब, माणसांशी धीराने वागणं.</p>
<h2>पाठवण्याआधी</h2>
<ul>
<li>पानावरच्या नंबरवर दुसऱ्या फोनवरून कॉल करा. बरोबर आहे ना?</li>
<li>कोणाला तरी मोठ्याने वाचायला सांगा. जिथे अडखळतील, तिथे सोपं लिहा.</li>
<li>PDF म्हणून सेव्ह करा, फाइलच्या नावात तुमचं नाव ठेवा: <strong>Ramesh-Pawar-resume.pdf</strong>. इथे PDF, DOC किंवा DOCX, 5 MB पर्यंत चालते.</li>
<li>कॉम्प्युटर नाही? प्रोफाइल भरा, आम्ही त्यावरून मराठी, हिंदी किंवा इंग्रजीत नीटनेटकी PDF बनवतो. वापरण्याआधी एकदा वाचून घ्या.</li>
</ul>
<p>जुना रेझ्युमेही तारखेसह ठेवा. काही नवं शिकलात की एक ओळ वाढवा आणि एक जुनी काढा, म्हणजे पान एकच राहील.</p>
<p>आणि प्रत्येक नोकरीसाठी एक ओळ बदला: वरचं, स्वतःबद्दलचं वाक्य. डबेवाल्याला वेगळं काही हवं असतं, हॉटेलला वेगळं.</p>`,
  },
};
