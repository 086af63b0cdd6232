import type { BlogPost } from '../types.ts';

/** The first interview: the day before, in the room, and common questions. */
export const yourFirstInterview: BlogPost = {
  slug: 'your-first-interview',
  imageKey: 'blog-first-interview',
  publishedAt: '2026-11-02T04:30:00Z',
  title: {
    en: 'Your first interview: what really happens',
    hi: 'पहला इंटरव्यू: असल में क्या होता है',
    mr: 'पहिला इंटरव्ह्यू: नेमकं काय होतं',
  },
  summary: {
    en: 'No trick questions, and no fear of English. What to take with you, what to say and what you can ask.',
    hi: 'न अंग्रेज़ी का डर, न टेढ़े सवाल। साथ क्या ले जाएँ, क्या बोलें और ख़ुद क्या पूछें।',
    mr: 'इंग्रजीची भीती नको, वाकडे प्रश्नही नाहीत. सोबत काय न्यायचं, काय बोलायचं आणि स्वतः काय विचारायचं.',
  },
  body: {
    en: `<p>Most first interviews are short: ten to twenty minutes, one or two people, a table. They want to know three things. Can you do the work, or learn it? Will you come on time? Will the others like to work with you? If you answer these three, the rest is small talk.</p>
<h2>The day before</h2>
<ul>
<li>Read the job again. Note the pay, the hours and the address.</li>
<li>Find out what the company makes or sells. Two sentences are enough.</li>
<li>Look up the route and add half an hour. Save the HR number in your phone.</li>
<li>Put in a folder: two copies of your resume, marksheets (copies, not originals), a pen, a photo.</li>
<li>Clean, ironed clothes that you can sit in comfortably. New clothes are not needed.</li>
</ul>
<h2>In the room</h2>
<p>Greet everyone: Namaste or Good morning, as it suits you. Sit when they ask you to. Put the phone on silent. Look at the person who asks. If you did not understand, say “Could you please repeat that?” Nobody minds. If they speak English and you would rather answer in Hindi or Marathi, ask if that is all right. For most jobs it is.</p>
<h2>Five questions they nearly always ask</h2>
<ol>
<li><strong>“Tell us about yourself.”</strong> Three sentences: who you are and where you live, what you learnt or did, why you want this work. Practise it aloud five times.</li>
<li><strong>“Why this job?”</strong> Say something true: near home, you like the work, you want to learn it.</li>
<li><strong>“What can you do?”</strong> Give one example, not a list. “At my uncle’s shop I kept the stock book for six months.”</li>
<li><strong>“What is your weakness?”</strong> Name a small thing and what you do about it. “I am slow with Excel; I practise every evening.”</li>
<li><strong>“When can you start, and what pay do you expect?”</strong> Know the going rate for this work here. Name a range, and ask what is cut from it.</li>
</ol>
<h2>What you may ask</h2>
<p>When they say “Any questions?”, ask at least one. It shows that you are serious.</p>
<ul>
<li>What would my day look like?</li>
<li>What are the hours, and which day is off?</li>
<li>How much comes into my account each month? Is there PF and ESI?</li>
<li>When will I hear from you?</li>
</ul>
<h2>Afterwards</h2>
<p>Say thank you and leave calmly. At the tea stall, write down what went well and which question was hard. If you have heard nothing after the day they named, call HR once, politely, in calling hours. A no is not a judgement about you; often someone else simply lived closer or had done the work before. You get calmer with every interview. The third is already much easier than the first.</p>`,
    hi: `<p>ज़्यादातर पहले इंटरव्यू छोटे होते हैं: दस-बीस मिनट, एक-दो लोग, एक मेज़। वे तीन बातें जानना चाहते हैं। आप काम कर सकते हैं, या सीख लेंगे? समय पर आएँगे? बाक़ी लोगों को आपके साथ काम करना अच्छा लगेगा? इन तीन का जवाब मिल गया, तो बाक़ी बस बातचीत है।</p>
<h2>एक दिन पहले</h2>
<ul>
<li>नौकरी एक बार फिर पढ़िए। सैलरी, समय और पता लिख लीजिए।</li>
<li>पता कीजिए कि कंपनी क्या बनाती या बेचती है। दो वाक्य काफ़ी हैं।</li>
<li>रास्ता देखिए और आधा घंटा ज़्यादा रखिए। HR का नंबर फ़ोन में सेव कीजिए।</li>
<li>एक फ़ोल्डर में रखिए: रिज़्यूमे की दो कॉपी, मार्कशीट (फ़ोटोकॉपी, असली नहीं), पेन, एक फ़ोटो।</li>
<li>साफ़, इस्त्री किए कपड़े जिनमें आराम से बैठ सकें। नए कपड़ों की ज़रूरत नहीं।</li>
</ul>
<h2>कमरे के अंदर</h2>
<p>सबको नमस्ते या गुड मॉर्निंग कहिए, जैसा आपको ठीक लगे। बैठने को कहें तब बैठिए। फ़ोन साइलेंट पर रखिए। जो पूछे, उसकी ओर देखिए। समझ न आए तो कहिए, “ज़रा फिर से बताएँगे?” कोई बुरा नहीं मानता। वे अंग्रेज़ी बोलें और आप हिंदी में जवाब देना चाहें, तो पूछ लीजिए। ज़्यादातर कामों में यह चलता है।</p>
<h2>पाँच सवाल जो लगभग हर बार आते हैं</h2>
<ol>
<li><strong>“अपने बारे में बताइए।”</strong> तीन वाक्य: कौन हैं और कहाँ रहते हैं, क्या सीखा या किया, यह काम क्यों चाहिए। घर पर पाँच बार ज़ोर से बोलकर देखिए।</li>
<li><strong>“यही नौकरी क्यों?”</strong> सच बोलिए: घर के पास है, काम पसंद है, सीखना चाहते हैं।</li>
<li><strong>“आप क्या कर सकते हैं?”</strong> लिस्ट नहीं, एक मिसाल दीजिए। “चाचा की दुकान में छह महीने स्टॉक का रजिस्टर मैंने सँभाला।”</li>
<li><strong>“आपकी कमज़ोरी क्या है?”</strong> छोटी-सी बात बताइए और यह भी कि उसके लिए क्या कर रहे हैं। “एक्सेल में धीमा हूँ; रोज़ शाम को अभ्यास करता हूँ।”</li>
<li><strong>“कब से आएँगे, और सैलरी कितनी चाहिए?”</strong> यहाँ इस काम का चलता रेट पता रखिए। कम से ज़्यादा तक बताइए, और पूछिए कि उसमें से क्या कटेगा।</li>
</ol>
<h2>आप क्या पूछ सकते हैं</h2>
<p>जब कहें “कुछ पूछना है?”, तो कम से कम एक सवाल पूछिए। इससे पता चलता है कि आप सच में काम करना चाहते हैं।</p>
<ul>
<li>मेरा दिन कैसा होगा?</li>
<li>समय क्या है, और छुट्टी किस दिन?</li>
<li>हर महीने खाते में कितने आएँगे? PF और ESI है?</li>
<li>जवाब कब तक मिलेगा?</li>
</ul>
<h2>उसके बाद</h2>
<p>धन्यवाद कहकर आराम से निकलिए। चाय की दुकान पर बैठकर लिखिए कि क्या अच्छा गया और कौन-सा सवाल मुश्किल लगा। जो दिन बताया था वह निकल जाए और ख़बर न आए, तो कॉल के समय में HR को एक बार तमीज़ से फ़ोन कीजिए। “ना” का मतलब यह नहीं कि आपमें कमी है; अक्सर किसी और का घर ज़्यादा पास था या उसने यह काम पहले किया था। हर इंटरव्यू से मन ठहरता जाता है। तीसरा, पहले से बहुत आसान लगता है।</p>`,
    mr: `<p>बहुतेक पहिले इंटरव्ह्यू छोटे असतात: दहा-वीस मिनिटं, एक-दोन माणसं, एक टेबल. त्यांना तीन गोष्टी जाणून घ्यायच्या असतात. तुम्हाला काम जमतं, किंवा शिकाल का? वेळेवर याल का? बाकीच्यांना तुमच्यासोबत काम करायला आवडेल का? या तिन्हींचं उत्तर मिळालं, की बाकी फक्त गप्पा.</p>
<h2>आदल्या दिवशी</h2>
<ul>
<li>नोकरी पुन्हा एकदा वाचा. पगार, वेळ आणि पत्ता लिहून घ्या.</li>
<li>कंपनी काय बनवते किंवा विकते ते शोधा. दोन वाक्यं पुरे.</li>
<li>रस्ता पाहून ठेवा आणि अर्धा तास जास्त धरा. HR चा नंबर फोनमध्ये सेव्ह करा.</li>
<li>एका फोल्डरमध्ये ठेवा: रेझ्युमेच्या दोन प्रती, मार्कशीट (झेरॉक्स, मूळ नाही), पेन, एक फोटो.</li>
<li>स्वच्छ, इस्त्री केलेले कपडे, ज्यात नीट बसता येईल. नव्या कपड्यांची गरज नाही.</li>
</ul>
<h2>खोलीत गेल्यावर</h2>
<p>सगळ्यांना नमस्कार किंवा गुड मॉर्निंग म्हणा, तुम्हाला जमेल तसं. बसायला सांगितल्यावर बसा. फोन सायलेंटवर ठेवा. जो विचारतो त्याच्याकडे पाहा. समजलं नाही तर म्हणा, “जरा पुन्हा सांगाल का?” कोणी वाईट मानत नाही. ते इंग्रजीत बोलले आणि तुम्हाला मराठीत किंवा हिंदीत उत्तर द्यायचं असेल, तर विचारा. बहुतेक कामांना ते चालतं.</p>
<h2>जवळजवळ नेहमी येणारे पाच प्रश्न</h2>
<ol>
<li><strong>“स्वतःबद्दल सांगा.”</strong> तीन वाक्यं: कोण आहात आणि कुठे राहता, काय शिकलात किंवा केलंत, हे काम का हवंय. घरी पाच वेळा मोठ्याने बोलून पाहा.</li>
<li><strong>“हीच नोकरी का?”</strong> खरं सांगा: घराजवळ आहे, काम आवडतं, शिकायचं आहे.</li>
<li><strong>“तुम्हाला काय येतं?”</strong> यादी नको, एक उदाहरण द्या. “काकांच्या दुकानात सहा महिने स्टॉकची वही मी सांभाळली.”</li>
<li><strong>“तुमची कमजोरी काय?”</strong> छोटीशी गोष्ट सांगा आणि त्यासाठी काय करता तेही. “एक्सेलमध्ये मला वेळ लागतो; रोज संध्याकाळी सराव चालू आहे.”</li>
<li><strong>“कधीपासून याल, आणि पगार किती हवा?”</strong> इथे या कामाला किती मिळतात ते माहीत असू द्या. कमी ते जास्त असा आकडा सांगा, आणि त्यातून काय कापलं जाईल ते विचारा.</li>
</ol>
<h2>तुम्ही काय विचारू शकता</h2>
<p>“काही विचारायचंय का?” असं म्हटल्यावर किमान एक प्रश्न विचारा. तुम्हाला खरंच काम करायचं आहे हे त्यातून दिसतं.</p>
<ul>
<li>माझा दिवस कसा असेल?</li>
<li>वेळ काय आहे, आणि सुट्टी कोणत्या दिवशी?</li>
<li>दर महिन्याला खात्यात किती येतील? PF आणि ESI आहे का?</li>
<li>उत्तर कधीपर्यंत मिळेल?</li>
</ul>
<h2>त्यानंतर</h2>
<p>धन्यवाद म्हणून शांतपणे निघा. चहाच्या टपरीवर बसून लिहा, काय चांगलं झालं आणि कोणता प्रश्न अवघड गेला. सांगितलेला दिवस उलटून गेला आणि काही कळलं नाही, तर फोनच्या वेळेत HR ला एकदा नम्रपणे फोन करा. “नाही” म्हणजे तुमच्यात काही कमी आहे असं नाही; बऱ्याचदा दुसऱ्याचं घर जास्त जवळ असतं किंवा त्याने हे काम आधी केलेलं असतं. प्रत्येक इंटरव्ह्यूने मन शांत होत जातं. तिसरा इंटरव्ह्यू पहिल्यापेक्षा खूपच सोपा वाटतो.</p>`,
  },
};
