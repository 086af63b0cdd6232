import type { BlogPost } from '../types.ts';

// Sources: 1930 and cybercrime.gov.in: Indian Cyber Crime Coordination Centre, Ministry of Home Affairs.
// Company look-ups: services.gst.gov.in (GSTIN), mca.gov.in (CIN), udyamregistration.gov.in (Udyam), emigrate.gov.in (agents for work abroad).
/** How to recognise a fake job and what to do. */
export const spotAFakeJob: BlogPost = {
  slug: 'spot-a-fake-job',
  imageKey: 'blog-fake-job',
  publishedAt: '2026-11-16T04:30:00Z',
  title: {
    en: 'Seven signs of a fake job',
    hi: 'फ़र्ज़ी नौकरी के सात निशान',
    mr: 'खोट्या नोकरीच्या सात खुणा',
  },
  summary: {
    en: 'A real company pays you; it never asks you to pay. The signs to look for, and what to do if you have already paid.',
    hi: 'असली कंपनी आपको पैसे देती है, आपसे माँगती नहीं। कौन-से निशान देखें, और पैसे चले जाएँ तो क्या करें।',
    mr: 'खरी कंपनी तुम्हाला पैसे देते, तुमच्याकडे मागत नाही. कोणत्या खुणा पाहायच्या, आणि पैसे गेले तर काय करायचं.',
  },
  body: {
    en: `<p>Cheats know how much people want a job. They copy the name of a known company, promise a good salary and then ask for a small amount. When that is paid, they ask for more. If you know the signs, you can stop at the first message.</p>
<h2>The seven signs</h2>
<ol>
<li><strong>Money is asked for.</strong> Registration, uniform, laptop, police verification, training, gate pass: the name changes, the trick is the same. Work pays you.</li>
<li><strong>The pay does not fit the work.</strong> ₹40,000 a month for liking videos or packing pens at home is bait.</li>
<li><strong>There is no interview,</strong> or only a chat on a messaging app, and an “offer letter” comes the same evening.</li>
<li><strong>You are hurried.</strong> “Only two seats, pay by 5 o’clock.” A real employer lets you think until tomorrow.</li>
<li><strong>No address you can visit.</strong> Ask for the place of work and look for it on the map. Ask someone who lives there.</li>
<li><strong>The e-mail is from a free account,</strong> or the spelling of the company’s name is a little wrong.</li>
<li><strong>They want an OTP, a PIN, your bank password or photos of all your papers</strong> before you have met.</li>
</ol>
<h2>Check it in ten minutes</h2>
<ul>
<li>Find the company’s own website and call the number given there, not the one in the message.</li>
<li>Ask for the GST number and look it up at <a href="https://services.gst.gov.in/services/searchtp">the GST portal</a>. Companies can be looked up at <a href="https://www.mca.gov.in">mca.gov.in</a>, small firms at <a href="https://udyamregistration.gov.in">the Udyam portal</a>.</li>
<li>For work abroad, use only an agent registered at <a href="https://emigrate.gov.in">emigrate.gov.in</a>.</li>
<li>On our job page, read the five checks. If something was not checked, we say so there.</li>
<li>Tell one person at home where you are going and whom you will meet.</li>
</ul>
<h2>If you have already paid</h2>
<p>Do not be ashamed and do not wait; clever people are cheated too. In the first hours the money can sometimes be stopped on its way.</p>
<ol>
<li>Call <strong>1930</strong>, the national helpline for online fraud, or write at <a href="https://www.cybercrime.gov.in">cybercrime.gov.in</a>.</li>
<li>Call your bank. Ask them to block your card or UPI account.</li>
<li>Keep everything: messages, numbers, screenshots, the payment receipt with its number.</li>
<li>Do not pay a second time “to get the first back”. That is the next part of the trick.</li>
<li>Report the job to us. When three different people report a job, it is paused until our team has looked. If it was fake, we remove it and give back the credits spent on it.</li>
</ol>
<p>And warn others. Tell your family group and the friends who are also looking for work what the message said. The same text often goes round a whole neighbourhood.</p>
<p>One rule is enough to remember: <strong>never pay for a job</strong>. Not to a company, not to an agent, and not to anyone who claims to call from us.</p>`,
    hi: `<p>ठगों को पता है कि लोगों को काम की कितनी ज़रूरत है। वे किसी बड़ी कंपनी का नाम लेते हैं, अच्छी सैलरी का लालच देते हैं और फिर थोड़े-से पैसे माँगते हैं। वह दे दिए, तो और माँगते हैं। निशान पहचानते हों, तो आप पहले मैसेज पर ही रुक सकते हैं।</p>
<h2>सात निशान</h2>
<ol>
<li><strong>पैसे माँगे जाते हैं।</strong> रजिस्ट्रेशन, यूनिफ़ॉर्म, लैपटॉप, पुलिस वेरिफ़िकेशन, ट्रेनिंग, गेट पास: नाम बदलता है, चाल वही रहती है। काम आपको पैसे देता है, लेता नहीं।</li>
<li><strong>सैलरी काम से मेल नहीं खाती।</strong> घर बैठे वीडियो लाइक करने या पेन पैक करने के महीने के ₹40,000: यह चारा है।</li>
<li><strong>इंटरव्यू होता ही नहीं,</strong> या सिर्फ़ मैसेज पर बात होती है, और उसी शाम “ऑफ़र लेटर” आ जाता है।</li>
<li><strong>जल्दी मचाई जाती है।</strong> “बस दो सीटें बची हैं, 5 बजे तक पैसे भेजो।” असली मालिक आपको कल तक सोचने देता है।</li>
<li><strong>कोई पता नहीं जहाँ जाकर देख सकें।</strong> काम की जगह पूछिए, नक्शे पर ढूँढिए, वहाँ रहने वाले किसी से पूछिए।</li>
<li><strong>ई-मेल मुफ़्त वाले अकाउंट से आता है,</strong> या कंपनी के नाम की स्पेलिंग थोड़ी ग़लत होती है।</li>
<li><strong>मिलने से पहले ही OTP, PIN, बैंक का पासवर्ड या सारे काग़ज़ों की फ़ोटो माँगते हैं।</strong></li>
</ol>
<h2>दस मिनट में जाँचिए</h2>
<ul>
<li>कंपनी की अपनी वेबसाइट ढूँढिए और वहाँ लिखे नंबर पर फ़ोन कीजिए, मैसेज वाले नंबर पर नहीं।</li>
<li>GST नंबर माँगिए और उसे <a href="https://services.gst.gov.in/services/searchtp">GST पोर्टल</a> पर देखिए। कंपनियाँ <a href="https://www.mca.gov.in">mca.gov.in</a> पर मिलती हैं, छोटे कारोबार <a href="https://udyamregistration.gov.in">उद्यम पोर्टल</a> पर।</li>
<li>विदेश में काम हो तो सिर्फ़ वही एजेंट जो <a href="https://emigrate.gov.in">emigrate.gov.in</a> पर रजिस्टर हो।</li>
<li>हमारे यहाँ नौकरी के पेज पर पाँच जाँच पढ़िए। जो जाँच नहीं हुई, वहाँ “नहीं हुई” लिखा रहता है।</li>
<li>घर में किसी एक को बताकर जाइए कि कहाँ जा रहे हैं और किससे मिलेंगे।</li>
</ul>
<h2>अगर पैसे जा चुके हैं</h2>
<p>शरमाइए मत और देर मत कीजिए; समझदार लोग भी ठगे जाते हैं। शुरू के घंटों में कभी-कभी पैसा रास्ते में ही रोका जा सकता है।</p>
<ol>
<li><strong>1930</strong> पर कॉल कीजिए, यह ऑनलाइन ठगी की राष्ट्रीय हेल्पलाइन है, या <a href="https://www.cybercrime.gov.in">cybercrime.gov.in</a> पर लिखिए।</li>
<li>बैंक को फ़ोन कीजिए। कार्ड या UPI बंद करवाइए।</li>
<li>सब कुछ सँभालकर रखिए: मैसेज, नंबर, स्क्रीनशॉट, पेमेंट की रसीद और उसका नंबर।</li>
<li>“पहले वाले पैसे वापस लेने के लिए” दोबारा पैसे मत दीजिए। यह उसी चाल का अगला हिस्सा है।</li>
<li>हमें उस नौकरी की शिकायत कीजिए। तीन अलग लोग शिकायत करें तो हमारी टीम के देखने तक नौकरी रुक जाती है। फ़र्ज़ी निकली तो हटा दी जाती है और उस पर लगे क्रेडिट वापस मिलते हैं।</li>
</ol>
<p>और दूसरों को भी बताइए। घर के ग्रुप में और काम ढूँढ रहे दोस्तों को बताइए कि मैसेज में क्या लिखा था। वही मैसेज अक्सर पूरे मोहल्ले में घूमता है।</p>
<p>बस एक बात याद रखिए: <strong>नौकरी के लिए कभी पैसे मत दीजिए</strong>। न कंपनी को, न एजेंट को, न उसे जो कहे कि वह हमारे यहाँ से बोल रहा है।</p>`,
    mr: `<p>लोकांना कामाची किती गरज आहे हे ठगांना माहीत असतं. ते एखाद्या मोठ्या कंपनीचं नाव घेतात, चांगल्या पगाराचं आमिष दाखवतात आणि मग थोडेसे पैसे मागतात. ते दिले की आणखी मागतात. खुणा माहीत असतील, तर तुम्ही पहिल्याच मेसेजला थांबू शकता.</p>
<h2>सात खुणा</h2>
<ol>
<li><strong>पैसे मागितले जातात.</strong> रजिस्ट्रेशन, युनिफॉर्म, लॅपटॉप, पोलीस व्हेरिफिकेशन, ट्रेनिंग, गेट पास: नाव बदलतं, डाव तोच असतो. काम तुम्हाला पैसे देतं, घेत नाही.</li>
<li><strong>पगार कामाशी जुळत नाही.</strong> घरबसल्या व्हिडिओ लाइक करायचे किंवा पेन पॅक करायचे महिन्याला ₹40,000: हे आमिष आहे.</li>
<li><strong>इंटरव्ह्यू होतच नाही,</strong> किंवा फक्त मेसेजवर बोलणं होतं, आणि त्याच संध्याकाळी “ऑफर लेटर” येतं.</li>
<li><strong>घाई केली जाते.</strong> “फक्त दोन जागा राहिल्या, 5 वाजेपर्यंत पैसे पाठवा.” खरा मालक तुम्हाला उद्यापर्यंत विचार करू देतो.</li>
<li><strong>जाऊन पाहता येईल असा पत्ता नसतो.</strong> कामाचं ठिकाण विचारा, नकाशावर शोधा, तिथे राहणाऱ्या कोणाला तरी विचारा.</li>
<li><strong>ई-मेल फुकटच्या खात्यावरून येतो,</strong> किंवा कंपनीच्या नावाचं स्पेलिंग थोडं चुकीचं असतं.</li>
<li><strong>भेटण्याआधीच OTP, PIN, बँकेचा पासवर्ड किंवा सगळ्या कागदपत्रांचे फोटो मागतात.</strong></li>
</ol>
<h2>दहा मिनिटांत तपासा</h2>
<ul>
<li>कंपनीची स्वतःची वेबसाइट शोधा आणि तिथल्या नंबरवर फोन करा, मेसेजमधल्या नंबरवर नाही.</li>
<li>GST नंबर मागा आणि तो <a href="https://services.gst.gov.in/services/searchtp">GST पोर्टलवर</a> पाहा. कंपन्या <a href="https://www.mca.gov.in">mca.gov.in</a> वर सापडतात, छोटे व्यवसाय <a href="https://udyamregistration.gov.in">उद्यम पोर्टलवर</a>.</li>
<li>परदेशातलं काम असेल तर फक्त <a href="https://emigrate.gov.in">emigrate.gov.in</a> वर नोंदणी असलेलाच एजंट.</li>
<li>आमच्या नोकरीच्या पानावर पाच तपासण्या वाचा. जी झाली नाही ती तिथे “झाली नाही” अशीच लिहिलेली असते.</li>
<li>कुठे जाताय आणि कोणाला भेटणार आहात ते घरी एकाला तरी सांगून जा.</li>
</ul>
<h2>पैसे गेले असतील तर</h2>
<p>लाजू नका आणि उशीर करू नका; हुशार माणसंही फसतात. पहिल्या काही तासांत कधी कधी पैसे वाटेतच थांबवता येतात.</p>
<ol>
<li><strong>1930</strong> वर फोन करा, ही ऑनलाइन फसवणुकीची राष्ट्रीय हेल्पलाइन आहे, किंवा <a href="https://www.cybercrime.gov.in">cybercrime.gov.in</a> वर लिहा.</li>
<li>बँकेला फोन करा. कार्ड किंवा UPI बंद करायला सांगा.</li>
<li>सगळं जपून ठेवा: मेसेज, नंबर, स्क्रीनशॉट, पैसे भरल्याची पावती आणि तिचा नंबर.</li>
<li>“आधीचे पैसे परत मिळवायला” पुन्हा पैसे देऊ नका. हा त्याच डावाचा पुढचा भाग आहे.</li>
<li>त्या नोकरीची आमच्याकडे तक्रार करा. तीन वेगळ्या लोकांनी तक्रार केली की आमची टीम पाहीपर्यंत नोकरी थांबते. ती खोटी निघाली तर काढली जाते आणि तिच्यासाठी गेलेली क्रेडिट परत मिळतात.</li>
</ol>
<p>आणि इतरांनाही सावध करा. घरच्या ग्रुपमध्ये आणि काम शोधणाऱ्या मित्र-मैत्रिणींना त्या मेसेजमध्ये काय लिहिलं होतं ते सांगा. तोच मेसेज बऱ्याचदा पूर्ण वस्तीत फिरत असतो.</p>
<p>एकच गोष्ट लक्षात ठेवा: <strong>नोकरीसाठी कधीही पैसे देऊ नका</strong>. कंपनीला नाही, एजंटला नाही, आणि आमच्याकडून बोलतोय असं म्हणणाऱ्यालाही नाही.</p>`,
  },
};
