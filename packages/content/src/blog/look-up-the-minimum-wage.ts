import type { BlogPost } from '../types.ts';

// Sources: Code on Wages, 2019 (in force 21 Nov 2025): minimum wages for all employees s. 5–8, floor wage s. 9, equal pay s. 3,
// overtime at twice the rate s. 14, claims within three years s. 45. Central rates: clc.gov.in; complaints: samadhan.labour.gov.in.
/** How to find the minimum wage for one's work, and what to do if it is not paid. */
export const lookUpTheMinimumWage: BlogPost = {
  slug: 'look-up-the-minimum-wage',
  imageKey: 'blog-minimum-wage',
  publishedAt: '2026-10-05T04:30:00Z',
  title: {
    en: 'The minimum wage: how to look up yours',
    hi: 'न्यूनतम वेतन: अपना रेट कैसे देखें',
    mr: 'किमान वेतन: तुमचा दर कसा पाहायचा',
  },
  summary: {
    en: 'There is no single number for India. Four questions lead you to the one for your work.',
    hi: 'पूरे भारत का कोई एक नंबर नहीं है। चार सवाल आपको अपने काम के रेट तक पहुँचा देते हैं।',
    mr: 'पूर्ण भारताचा एकच आकडा नाही. चार प्रश्न तुम्हाला तुमच्या कामाच्या दरापर्यंत नेतात.',
  },
  body: {
    en: `<p>“What is the least they must pay me?” The honest answer is: it depends on the state, the work and the place. But it is written down, it is public, and you can find it in a quarter of an hour. We do not print the numbers here, because they change, usually twice a year. An old number would harm you.</p>
<h2>Who is covered</h2>
<p>Since the Code on Wages came into force in November 2025 the minimum wage covers every employee, in a shop or a factory, paid by the day, the month or the piece. There is a floor set by the central government, and no state may go below it. For the same work a woman gets the same pay as a man.</p>
<h2>Four questions</h2>
<ol>
<li><strong>Which government?</strong> For most private work it is your state. For railways, mines, ports, banks and the like it is the central government.</li>
<li><strong>Which kind of work?</strong> Shops, hotels, security, construction, tailoring and so on may have their own lists.</li>
<li><strong>How skilled?</strong> Unskilled (helper, cleaner, loader), semi-skilled (assistant cook, machine helper), skilled (cook, tailor, electrician, driver), and in some lists highly skilled.</li>
<li><strong>Which zone?</strong> Big cities have higher rates than small towns and villages.</li>
</ol>
<h2>Where it is written</h2>
<ul>
<li>On the website of your state’s labour department. For Maharashtra that is <a href="https://mahakamgar.maharashtra.gov.in">mahakamgar.maharashtra.gov.in</a>.</li>
<li>For the central government’s rates: <a href="https://clc.gov.in">clc.gov.in</a>.</li>
<li>At the labour office in your district, free of charge. You may simply ask there.</li>
</ul>
<p>Search for “minimum wages notification” with your state and the year, and look at the date: take the newest. Two lines are added together, the <strong>basic</strong> rate and the <strong>special allowance</strong> (also called VDA), which rises with prices.</p>
<h2>Work it out</h2>
<p>If the list gives a daily rate, multiply it by the days you worked, often 26 in a month because the weekly day off is counted in. Suppose the list says ₹520 a day: 26 × 520 = ₹13,520 a month, before PF and ESI. (₹520 is only an example for the sum.) Hours beyond the normal day count double. The employer may not cut pay for food or a bed as he pleases.</p>
<p>Two people can have different minimum wages in the same shop: the one who packs and the one who cuts cloth. Ask which skill level your work counts as, and get it written in the appointment letter.</p>
<h2>If you get less</h2>
<ol>
<li>Keep proof: slips, bank entries, messages, your own list of days and hours.</li>
<li>Ask the employer, calmly and in writing. Sometimes it is a mistake.</li>
<li>Go to the labour office. Where the central government is responsible, you can also complain at <a href="https://samadhan.labour.gov.in">samadhan.labour.gov.in</a>. A union or a legal-aid office helps you free of charge. A claim can be made within three years.</li>
</ol>
<p>On our job pages one of the five checks compares the pay with the minimum wage we have on record. Where we have no figure for a state, the check says so. Then look it up yourself before you say yes.</p>`,
    hi: `<p>“मुझे कम से कम कितना देना ही होगा?” सच्चा जवाब: यह राज्य, काम और जगह पर निर्भर है। पर यह लिखा हुआ है, सबके लिए खुला है, और पंद्रह मिनट में मिल जाता है। हम यहाँ रक़म नहीं छापते, क्योंकि वह बदलती रहती है, आमतौर पर साल में दो बार। पुरानी रक़म से आपका नुक़सान होगा।</p>
<h2>यह किसके लिए है</h2>
<p>नवंबर 2025 में वेतन संहिता लागू होने के बाद न्यूनतम वेतन हर कर्मचारी के लिए है: दुकान हो या फ़ैक्ट्री, पैसे रोज़ के हों, महीने के या नग के हिसाब से। केंद्र सरकार एक निचली सीमा तय करती है, कोई राज्य उससे नीचे नहीं जा सकता। एक जैसे काम के लिए औरत और मर्द को बराबर पैसे।</p>
<h2>चार सवाल</h2>
<ol>
<li><strong>कौन-सी सरकार?</strong> ज़्यादातर प्राइवेट काम के लिए आपका राज्य। रेलवे, खान, बंदरगाह, बैंक वगैरह के लिए केंद्र।</li>
<li><strong>कैसा काम?</strong> दुकान, होटल, सिक्योरिटी, निर्माण, सिलाई वगैरह की अलग-अलग लिस्ट हो सकती है।</li>
<li><strong>कितना हुनर?</strong> अकुशल (हेल्पर, सफ़ाई, लोडर), अर्ध-कुशल (सहायक रसोइया, मशीन हेल्पर), कुशल (रसोइया, दर्ज़ी, इलेक्ट्रीशियन, ड्राइवर), और कुछ लिस्टों में अति-कुशल।</li>
<li><strong>कौन-सा ज़ोन?</strong> बड़े शहरों का रेट छोटे शहरों और गाँवों से ज़्यादा होता है।</li>
</ol>
<h2>कहाँ लिखा है</h2>
<ul>
<li>आपके राज्य के श्रम विभाग की वेबसाइट पर। महाराष्ट्र के लिए <a href="https://mahakamgar.maharashtra.gov.in">mahakamgar.maharashtra.gov.in</a>।</li>
<li>केंद्र सरकार के रेट: <a href="https://clc.gov.in">clc.gov.in</a>।</li>
<li>अपने ज़िले के श्रम कार्यालय में, मुफ़्त। वहाँ जाकर सीधे पूछ सकते हैं।</li>
</ul>
<p>“न्यूनतम वेतन अधिसूचना” के साथ राज्य और साल लिखकर खोजिए, और तारीख देखिए: सबसे नई लीजिए। दो लाइनें जोड़नी होती हैं: <strong>मूल</strong> रेट और <strong>विशेष भत्ता</strong> (VDA भी कहते हैं), जो महँगाई के साथ बढ़ता है।</p>
<h2>हिसाब लगाइए</h2>
<p>लिस्ट में रोज़ का रेट हो, तो जितने दिन काम किया उससे गुणा कीजिए, अक्सर महीने के 26, क्योंकि हफ़्ते की छुट्टी उसमें गिनी हुई है। मान लीजिए लिस्ट में ₹520 रोज़ लिखा है: 26 × 520 = ₹13,520 महीना, PF और ESI कटने से पहले। (₹520 सिर्फ़ हिसाब की मिसाल है।) रोज़ के घंटों से ऊपर के घंटे दोगुने गिने जाते हैं। खाना या रहने की जगह के पैसे मालिक अपनी मर्ज़ी से नहीं काट सकता।</p>
<p>एक ही दुकान में दो लोगों का न्यूनतम वेतन अलग हो सकता है: जो पैक करता है और जो कपड़ा काटता है। पूछिए कि आपका काम किस हुनर में लिखा गया है, और अपॉइंटमेंट लेटर में लिखवाइए।</p>
<h2>अगर कम मिल रहा हो</h2>
<ol>
<li>सबूत रखिए: स्लिप, बैंक की एंट्री, मैसेज, दिनों और घंटों की अपनी लिस्ट।</li>
<li>मालिक से शांति से और लिखकर पूछिए। कभी-कभी ग़लती होती है।</li>
<li>श्रम कार्यालय जाइए। जहाँ मामला केंद्र सरकार का हो, वहाँ <a href="https://samadhan.labour.gov.in">samadhan.labour.gov.in</a> पर भी शिकायत कर सकते हैं। यूनियन या क़ानूनी सहायता केंद्र मुफ़्त मदद करता है। दावा तीन साल के अंदर किया जा सकता है।</li>
</ol>
<p>हमारे नौकरी के पेज पर पाँच में से एक जाँच सैलरी को दर्ज न्यूनतम वेतन से मिलाती है। जिस राज्य की रक़म हमारे पास नहीं, वहाँ यह लिखा रहता है; तब हाँ कहने से पहले ख़ुद देख लीजिए।</p>`,
    mr: `<p>“मला कमीत कमी किती द्यायलाच हवेत?” खरं उत्तर: ते राज्य, काम आणि ठिकाण यांवर अवलंबून आहे. पण ते लिहिलेलं आहे, सगळ्यांसाठी उघडं आहे, आणि पंधरा मिनिटांत सापडतं. आम्ही इथे आकडे छापत नाही, कारण ते बदलतात, साधारण वर्षातून दोनदा. जुन्या आकड्याने तुमचंच नुकसान होईल.</p>
<h2>हे कोणासाठी आहे</h2>
<p>नोव्हेंबर 2025 मध्ये वेतन संहिता लागू झाल्यापासून किमान वेतन प्रत्येक कर्मचाऱ्यासाठी आहे: दुकान असो की कारखाना, पैसे रोजचे असोत, महिन्याचे की नगावर. केंद्र सरकार एक खालची मर्यादा ठरवतं, कोणतंही राज्य त्याखाली जाऊ शकत नाही. एकाच कामासाठी बाई आणि पुरुष यांना सारखेच पैसे.</p>
<h2>चार प्रश्न</h2>
<ol>
<li><strong>कोणतं सरकार?</strong> बहुतेक खाजगी कामांसाठी तुमचं राज्य. रेल्वे, खाणी, बंदरं, बँका वगैरेंसाठी केंद्र.</li>
<li><strong>कोणतं काम?</strong> दुकान, हॉटेल, सिक्युरिटी, बांधकाम, शिवणकाम वगैरेंच्या वेगवेगळ्या याद्या असू शकतात.</li>
<li><strong>किती कौशल्य?</strong> अकुशल (हेल्पर, सफाई, हमाल), अर्धकुशल (मदतनीस स्वयंपाकी, मशीन हेल्पर), कुशल (स्वयंपाकी, शिंपी, इलेक्ट्रिशियन, ड्रायव्हर), आणि काही याद्यांत अतिकुशल.</li>
<li><strong>कोणता झोन?</strong> मोठ्या शहरांचे दर छोट्या शहरांपेक्षा आणि गावांपेक्षा जास्त असतात.</li>
</ol>
<h2>कुठे लिहिलेलं आहे</h2>
<ul>
<li>तुमच्या राज्याच्या कामगार विभागाच्या वेबसाइटवर. महाराष्ट्रासाठी <a href="https://mahakamgar.maharashtra.gov.in">mahakamgar.maharashtra.gov.in</a>.</li>
<li>केंद्र सरकारचे दर: <a href="https://clc.gov.in">clc.gov.in</a>.</li>
<li>तुमच्या जिल्ह्याच्या कामगार कार्यालयात, मोफत. तिथे जाऊन सरळ विचारता येतं.</li>
</ul>
<p>“किमान वेतन अधिसूचना” सोबत राज्य आणि वर्ष लिहून शोधा, आणि तारीख पाहा: सगळ्यात नवी घ्या. दोन ओळी मिळवायच्या असतात: <strong>मूळ</strong> दर आणि <strong>विशेष भत्ता</strong> (VDA असंही म्हणतात), जो महागाईसोबत वाढतो.</p>
<h2>हिशोब करा</h2>
<p>यादीत रोजचा दर असेल, तर काम केलेल्या दिवसांनी गुणा, बऱ्याचदा महिन्याचे 26, कारण आठवड्याची सुट्टी त्यात धरलेली असते. समजा यादीत ₹520 रोज लिहिलं आहे: 26 × 520 = ₹13,520 महिना, PF आणि ESI कापण्याआधी. (₹520 हे फक्त हिशोबाचं उदाहरण आहे.) रोजच्या तासांवरचे तास दुप्पट धरतात. जेवणाचे किंवा राहण्याचे पैसे मालक आपल्या मर्जीने कापू शकत नाही.</p>
<p>एकाच दुकानात दोघांचं किमान वेतन वेगळं असू शकतं: जो पॅक करतो आणि जो कापड कापतो. तुमचं काम कोणत्या कौशल्यात लिहिलं आहे ते विचारा, आणि नेमणूक पत्रात लिहून घ्या.</p>
<h2>कमी मिळत असेल तर</h2>
<ol>
<li>पुरावा ठेवा: स्लिप, बँकेच्या नोंदी, मेसेज, दिवस आणि तासांची तुमची यादी.</li>
<li>मालकाला शांतपणे आणि लेखी विचारा. कधी कधी चूक असते.</li>
<li>कामगार कार्यालयात जा. केंद्र सरकारच्या अखत्यारीतलं काम असेल तर <a href="https://samadhan.labour.gov.in">samadhan.labour.gov.in</a> वरही तक्रार करता येते. युनियन किंवा विधी सेवा केंद्र मोफत मदत करतं. दावा तीन वर्षांच्या आत करता येतो.</li>
</ol>
<p>आमच्या नोकरीच्या पानावर पाचपैकी एक तपासणी पगार आमच्याकडे नोंदलेल्या किमान वेतनाशी जुळवते. ज्या राज्याचा आकडा आमच्याकडे नाही, तिथे तसं लिहिलेलं असतं; मग हो म्हणण्याआधी स्वतः पाहून घ्या.</p>`,
  },
};
